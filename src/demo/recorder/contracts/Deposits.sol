// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Takes deposits for the beacon chain, by the interface and the rules of the consensus specification (phase 0, "deposit contract"):
/// the same function, event, checks and hash tree root, written for this chain.
contract DepositContract {
    uint256 private constant DEPTH = 32;

    event DepositEvent(bytes pubkey, bytes withdrawal_credentials, bytes amount, bytes signature, bytes index);

    error WrongLength();
    error WrongAmount(uint256 value);
    error WrongRoot(bytes32 root);

    /// The left siblings on the path to the next leaf, and the roots of empty trees.
    bytes32[DEPTH] private branch;
    bytes32[DEPTH] private zeros;
    uint256 private count;

    constructor() {
        for (uint256 height; height + 1 < DEPTH; ++height) {
            zeros[height + 1] = sha256(abi.encodePacked(zeros[height], zeros[height]));
        }
    }

    /// The root of all deposits' data, with their number mixed in.
    function get_deposit_root() external view returns (bytes32) {
        bytes32 node;
        uint256 size = count;
        for (uint256 height; height < DEPTH; ++height) {
            node = size & 1 == 1
                ? sha256(abi.encodePacked(branch[height], node))
                : sha256(abi.encodePacked(node, zeros[height]));
            size >>= 1;
        }
        return sha256(abi.encodePacked(node, littleEndian(uint64(count)), bytes24(0)));
    }

    /// The number of deposits as 8 bytes, least significant first.
    function get_deposit_count() external view returns (bytes memory) {
        return littleEndian(uint64(count));
    }

    /// Deposits for a validator; the root of the deposit's data must be the one that the sender computed.
    function deposit(
        bytes calldata pubkey,
        bytes calldata withdrawal_credentials,
        bytes calldata signature,
        bytes32 deposit_data_root
    ) external payable {
        if (pubkey.length != 48 || withdrawal_credentials.length != 32 || signature.length != 96) revert WrongLength();
        if (msg.value < 1 ether || msg.value % 1 gwei != 0) revert WrongAmount(msg.value);
        bytes memory amount = littleEndian(uint64(msg.value / 1 gwei));
        emit DepositEvent(pubkey, withdrawal_credentials, amount, signature, littleEndian(uint64(count)));

        bytes32 keyRoot = sha256(abi.encodePacked(pubkey, bytes16(0)));
        bytes32 signatureRoot = sha256(
            abi.encodePacked(
                sha256(signature[:64]), sha256(abi.encodePacked(signature[64:], bytes32(0)))
            )
        );
        bytes32 node = sha256(
            abi.encodePacked(
                sha256(abi.encodePacked(keyRoot, withdrawal_credentials)),
                sha256(abi.encodePacked(amount, bytes24(0), signatureRoot))
            )
        );
        if (node != deposit_data_root) revert WrongRoot(node);

        uint256 size = ++count;
        for (uint256 height; height < DEPTH; ++height) {
            if (size & 1 == 1) {
                branch[height] = node;
                return;
            }
            node = sha256(abi.encodePacked(branch[height], node));
            size >>= 1;
        }
    }

    function littleEndian(uint64 value) private pure returns (bytes memory text) {
        text = new bytes(8);
        for (uint256 place; place < 8; ++place) text[place] = bytes1(uint8(value >> (8 * place)));
    }
}
