// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Art} from "./Art.sol";

/// Engravings with a royalty for the engraver (EIP-2981).
contract Engravings is ERC721, ERC2981 {
    using Strings for uint256;

    uint256 public totalSupply;

    constructor(address engraver, uint96 basisPoints) ERC721("Copper Engravings", "COPPER") {
        _setDefaultRoyalty(engraver, basisPoints);
    }

    function mintToMany(address[] calldata to) external {
        for (uint256 i; i < to.length; ++i) _mint(to[i], ++totalSupply);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        uint256 seed = uint256(keccak256(abi.encode("engraving", id)));
        return Art.uri(
            string.concat("Engraving ", id.toString()),
            "One of seven copper engravings of an astrolabe.",
            Art.number("Stars", 5 + Art.pick(seed, 6, 5)),
            Art.chart(seed)
        );
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}

/// A marketplace for single NFTs: sellers list them for coins or tokens, and buyers pay the seller, the fee and the royalty at once.
contract Bazaar {
    using SafeERC20 for IERC20;

    struct Order {
        address seller;
        address collection;
        uint256 tokenId;
        /// Zero for coins.
        address currency;
        uint256 price;
    }

    /// The marketplace's fee, in basis points.
    uint256 public constant FEE = 250;

    address public immutable treasury;
    uint256 public lastOrder;
    mapping(uint256 id => Order) public orders;

    event OrderListed(
        uint256 indexed orderId, address indexed seller, address indexed collection, uint256 tokenId, address currency, uint256 price
    );
    event OrderFulfilled(
        uint256 indexed orderId,
        address indexed seller,
        address indexed buyer,
        address collection,
        uint256 tokenId,
        address currency,
        uint256 price,
        uint256 fee,
        uint256 royalty
    );

    error NotListed(uint256 orderId);
    error WrongPayment(uint256 sent, uint256 price);

    constructor(address treasury_) {
        treasury = treasury_;
    }

    function list(address collection, uint256 tokenId, address currency, uint256 price) external returns (uint256 orderId) {
        orderId = ++lastOrder;
        orders[orderId] = Order(msg.sender, collection, tokenId, currency, price);
        emit OrderListed(orderId, msg.sender, collection, tokenId, currency, price);
    }

    function fulfillOrder(uint256 orderId) external payable {
        Order memory order = orders[orderId];
        if (order.seller == address(0)) revert NotListed(orderId);
        uint256 due = order.currency == address(0) ? order.price : 0;
        if (msg.value != due) revert WrongPayment(msg.value, due);
        delete orders[orderId];
        (address receiver, uint256 royalty) = IERC2981(order.collection).royaltyInfo(order.tokenId, order.price);
        uint256 fee = (order.price * FEE) / 10_000;
        _pay(order.currency, order.seller, order.price - fee - royalty);
        _pay(order.currency, treasury, fee);
        _pay(order.currency, receiver, royalty);
        IERC721(order.collection).safeTransferFrom(order.seller, msg.sender, order.tokenId);
        emit OrderFulfilled(
            orderId, order.seller, msg.sender, order.collection, order.tokenId, order.currency, order.price, fee, royalty
        );
    }

    function _pay(address currency, address to, uint256 amount) private {
        if (currency != address(0)) {
            IERC20(currency).safeTransferFrom(msg.sender, to, amount);
            return;
        }
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "Bazaar: coin transfer failed");
    }
}
