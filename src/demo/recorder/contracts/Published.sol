// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

// What the chain runs as it is published: the entry point of ERC-4337 with its sample account and paymaster.
import { EntryPoint } from "@account-abstraction/contracts/core/EntryPoint.sol";
import { SimpleAccountFactory } from "@account-abstraction/contracts/samples/SimpleAccountFactory.sol";
import { VerifyingPaymaster } from "@account-abstraction/contracts/samples/VerifyingPaymaster.sol";
