// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";

/// Several calls in one transaction.
contract Multicall {
    struct Call {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    error CallFailed(uint256 index, bytes reason);

    function aggregate(Call[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i; i < calls.length; ++i) {
            (bool success, bytes memory data) = calls[i].target.call(calls[i].callData);
            if (!success && !calls[i].allowFailure) revert CallFailed(i, data);
            results[i] = Result(success, data);
        }
    }
}

/// Sends coins or tokens to many receivers at once.
contract Disperser {
    using SafeERC20 for IERC20;

    function airdrop(IERC20 token, address[] calldata receivers, uint256[] calldata amounts) external {
        require(receivers.length == amounts.length, "Disperser: lengths differ");
        for (uint256 i; i < receivers.length; ++i) token.safeTransferFrom(msg.sender, receivers[i], amounts[i]);
    }

    function disperseCoin(address payable[] calldata receivers, uint256 amount) external payable {
        for (uint256 i; i < receivers.length; ++i) {
            (bool sent, ) = receivers[i].call{value: amount}("");
            require(sent, "Disperser: coin transfer failed");
        }
    }
}

/// A logbook behind a proxy; its entries nest arrays in tuples in arrays.
contract ObservatoryV1 {
    struct Coordinates {
        int256 rightAscension;
        int256 declination;
    }

    struct Reading {
        uint64 at;
        uint256[] magnitudes;
        Coordinates[] drift;
    }

    struct Observation {
        string title;
        Coordinates position;
        Reading[] readings;
        bytes32 instrument;
    }

    address public owner;
    uint256 public count;
    mapping(uint256 => bytes32) public digests;

    event Observed(uint256 indexed id, address indexed observer, string title, Coordinates position, uint256[] magnitudes);

    error NotOwner(address caller, address owner);

    function initialize() external {
        require(owner == address(0), "Observatory: initialized");
        owner = msg.sender;
    }

    function record(Observation[] calldata observations, string[][] calldata remarks) external virtual {
        for (uint256 i; i < observations.length; ++i) {
            Observation calldata o = observations[i];
            digests[++count] = keccak256(abi.encode(o, remarks));
            emit Observed(count, msg.sender, o.title, o.position, o.readings.length > 0 ? o.readings[0].magnitudes : new uint256[](0));
        }
    }

    function upgradeTo(address implementation) external {
        if (msg.sender != owner) revert NotOwner(msg.sender, owner);
        ERC1967Utils.upgradeToAndCall(implementation, "");
    }
}

/// The logbook after its upgrade: it can also strike entries out.
contract ObservatoryV2 is ObservatoryV1 {
    event Struck(uint256 indexed id, string reason);

    function strike(uint256 id, string calldata reason) external {
        delete digests[id];
        emit Struck(id, reason);
    }
}

contract ObservatoryProxy is ERC1967Proxy {
    constructor(address implementation, bytes memory data) ERC1967Proxy(implementation, data) {}
}

/// Writes cells of a sky survey: the batch work that keeps blocks full.
contract SkySurvey {
    mapping(uint256 => uint256) public cells;
    uint256 public surveyed;

    event SurveyExtended(address indexed surveyor, uint256 from, uint256 to);

    function extend(uint256 count) external {
        uint256 from = surveyed;
        for (uint256 i; i < count; ++i) cells[from + i] = uint256(keccak256(abi.encode(from + i, block.prevrandao)));
        surveyed = from + count;
        emit SurveyExtended(msg.sender, from, from + count);
    }
}
