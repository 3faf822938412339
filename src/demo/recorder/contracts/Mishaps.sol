// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Lives for one call and sends what it holds to its heir.
contract Ember {
    constructor() payable {}

    function extinguish(address payable heir) external {
        selfdestruct(heir);
    }
}

/// Every way a call can go wrong, on demand.
contract Mishaps {
    uint256 private _zero;
    uint256[] private _empty;
    mapping(uint256 => uint256) private _cells;

    event Attempted(bool success, bytes reason);
    event Reached(uint256 depth);
    event Kindled(address indexed ember, bytes32 salt);

    error OutOfBounds(uint256 requested, uint256 available, address caller);
    error Nested(Detail[] details);

    struct Detail {
        string text;
        uint256[] codes;
    }

    receive() external payable {}

    function failWithText() external pure {
        revert("The instrument is out of alignment");
    }

    function failWithError(uint256 requested) external view {
        revert OutOfBounds(requested, 12, msg.sender);
    }

    function failWithNestedError() external pure {
        Detail[] memory details = new Detail[](2);
        details[0] = Detail("azimuth", new uint256[](2));
        details[1] = Detail("altitude", new uint256[](1));
        details[0].codes[1] = 7;
        details[1].codes[0] = 9;
        revert Nested(details);
    }

    function failSilently() external pure {
        assembly {
            revert(0, 0)
        }
    }

    function divide(uint256 value) external view returns (uint256) {
        return value / _zero;
    }

    function last() external view returns (uint256) {
        return _empty[_empty.length - 1];
    }

    function wander() external {
        for (uint256 i;; ++i) _cells[i] = i + 1;
    }

    function halt() external pure {
        assembly {
            invalid()
        }
    }

    /// Succeeds although the call inside fails.
    function attempt(uint256 requested) external {
        try this.failWithError(requested) {
            emit Attempted(true, "");
        } catch (bytes memory reason) {
            emit Attempted(false, reason);
        }
    }

    function recurse(uint256 depth) external {
        if (depth == 0) emit Reached(depth);
        else this.recurse(depth - 1);
    }

    /// A tree of calls: `width` at each of `depth` levels.
    function branch(uint256 depth, uint256 width) external {
        if (depth == 0) return;
        for (uint256 i; i < width; ++i) this.branch(depth - 1, width);
    }

    /// Makes a contract at a known address and destroys it in the same transaction.
    function kindle(bytes32 salt, address payable heir, bool destroy) external payable returns (address) {
        Ember ember = new Ember{salt: salt, value: msg.value}();
        emit Kindled(address(ember), salt);
        if (destroy) ember.extinguish(heir);
        return address(ember);
    }
}
