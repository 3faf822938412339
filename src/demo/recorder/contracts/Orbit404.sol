// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Art} from "./Art.sol";

/// A small ERC-404: every whole unit held is also one NFT, made and unmade as balances change.
contract Orbit404 {
    using Strings for uint256;

    string public constant name = "Orbit";
    string public constant symbol = "ORB";
    uint8 public constant decimals = 18;
    uint256 public constant UNIT = 1 ether;

    uint256 public totalSupply;
    uint256 public minted;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) private _owners;
    mapping(address => uint256[]) private _owned;
    mapping(address => bool) public exempt;

    event ERC20Transfer(address indexed from, address indexed to, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    error Unaffordable(address holder, uint256 balance, uint256 wanted);
    error NotFound(uint256 id);

    constructor(uint256 units) {
        totalSupply = units * UNIT;
        exempt[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit ERC20Transfer(address(0), msg.sender, totalSupply);
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        if (owner == address(0)) revert NotFound(id);
    }

    function erc721BalanceOf(address holder) external view returns (uint256) {
        return _owned[holder].length;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        uint256 before = balanceOf[msg.sender];
        if (before < amount) revert Unaffordable(msg.sender, before, amount);
        uint256 toBefore = balanceOf[to];
        balanceOf[msg.sender] = before - amount;
        balanceOf[to] += amount;
        emit ERC20Transfer(msg.sender, to, amount);
        if (!exempt[msg.sender]) {
            for (uint256 i = before / UNIT - (before - amount) / UNIT; i > 0; --i) _unmake(msg.sender);
        }
        if (!exempt[to]) {
            for (uint256 i = balanceOf[to] / UNIT - toBefore / UNIT; i > 0; --i) _make(to);
        }
        return true;
    }

    function _make(address to) private {
        uint256 id = ++minted;
        _owners[id] = to;
        _owned[to].push(id);
        emit Transfer(address(0), to, id);
    }

    function _unmake(address from) private {
        uint256[] storage owned = _owned[from];
        uint256 id = owned[owned.length - 1];
        owned.pop();
        delete _owners[id];
        emit Transfer(from, address(0), id);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        uint256 seed = uint256(keccak256(abi.encode("orbit", id)));
        return Art.uri(
            string.concat("Orbit ", id.toString()),
            "A planetary system worth exactly one ORB.",
            string.concat(Art.number("Planets", 3 + Art.pick(seed, 1, 4)), ",", Art.shown("Age", Art.pick(seed, 9, 14), "number")),
            Art.orbits(seed)
        );
    }
}
