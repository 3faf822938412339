// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Art} from "./Art.sol";

/// Star charts drawn as astrolabes.
contract StarCharts is ERC721 {
    using Strings for uint256;

    uint256 public totalSupply;

    constructor() ERC721("Star Charts", "CHART") {}

    function mint(address to) external returns (uint256 id) {
        id = ++totalSupply;
        _safeMint(to, id);
    }

    function burn(uint256 id) external {
        _update(address(0), id, msg.sender);
        --totalSupply;
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        uint256 seed = uint256(keccak256(abi.encode("chart", id)));
        string[4] memory eras = ["Bronze", "Brass", "Silver", "Meridian"];
        return Art.uri(
            string.concat("Chart ", id.toString()),
            "An astrolabe for one night's sky, engraved by the contract itself.",
            string.concat(
                Art.trait("Era", eras[Art.pick(seed, 9, 4)]), ",", Art.number("Stars", 5 + Art.pick(seed, 6, 5)), ",",
                Art.shown("Latitude", Art.pick(seed, 7, 90), "number"), ",", Art.shown("Accuracy", Art.pick(seed, 8, 100), "boost_percentage")
            ),
            Art.chart(seed)
        );
    }
}

/// Seascapes that follow from the token id.
contract Tides is ERC721 {
    using Strings for uint256;

    uint256 public totalSupply;
    uint256 public constant PRICE = 0.02 ether;

    error WrongPayment(uint256 sent, uint256 price);

    constructor() ERC721("Tides", "TIDE") {}

    function mint(uint256 count) external payable {
        if (msg.value != PRICE * count) revert WrongPayment(msg.value, PRICE * count);
        for (uint256 i; i < count; ++i) _mint(msg.sender, ++totalSupply);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        uint256 seed = uint256(keccak256(abi.encode("tide", id)));
        return Art.uri(
            string.concat("Tide ", id.toString()),
            "Waves at one moment of a sea that nobody has sailed.",
            string.concat(
                Art.trait("Wind", Art.pick(seed, 5, 2) == 0 ? "Calm" : "Gale"), ",", Art.number("Layers", 6 + Art.pick(seed, 1, 4)), ",",
                Art.shown("Painted", 1763596800 + Art.pick(seed, 6, 31536000), "date")
            ),
            Art.waves(seed)
        );
    }
}

/// A small collection, cloned by the factory, in rosettes of its own colours.
contract Rosettes is ERC721 {
    using Strings for uint256;

    string private _title;
    string private _ticker;
    uint256 public totalSupply;

    constructor() ERC721("", "") {
        _title = "Rosettes";
    }

    function initialize(string calldata title, string calldata ticker) external {
        require(bytes(_title).length == 0, "Rosettes: initialized");
        _title = title;
        _ticker = ticker;
    }

    function name() public view override returns (string memory) {
        return _title;
    }

    function symbol() public view override returns (string memory) {
        return _ticker;
    }

    function mint(address to, uint256 count) external {
        for (uint256 i; i < count; ++i) _mint(to, ++totalSupply);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        uint256 seed = uint256(keccak256(abi.encode(_title, id)));
        return Art.uri(
            string.concat(_title, " #", id.toString()),
            string.concat("One of the ", _title, "."),
            string.concat(Art.number("Petals", 9 + Art.pick(seed, 1, 10)), ",", Art.number("Hue", Art.pick(seed, 0, 360))),
            Art.rosette(seed, uint256(keccak256(bytes(_title))))
        );
    }
}

/// Clones collections.
contract CollectionFactory {
    address public immutable implementation = address(new Rosettes());

    event CollectionCreated(address indexed collection, string name);

    function createCollection(string calldata title, string calldata ticker) external returns (address collection) {
        collection = Clones.clone(implementation);
        Rosettes(collection).initialize(title, ticker);
        emit CollectionCreated(collection, title);
    }
}

/// Medals and supplies: many of each id.
contract Almanac is ERC1155 {
    using Strings for uint256;

    string public constant name = "Almanac";
    string public constant symbol = "ALM";

    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }

    function mintToMany(address[] calldata to, uint256 id, uint256 amount) external {
        for (uint256 i; i < to.length; ++i) _mint(to[i], id, amount, "");
    }

    function burn(uint256 id, uint256 amount) external {
        _burn(msg.sender, id, amount);
    }

    function uri(uint256 id) public pure override returns (string memory) {
        string[8] memory names =
            ["Compass", "Sextant", "Quadrant", "Chronometer", "Lodestone", "Spyglass", "Logbook", "Sounding Line"];
        uint256 seed = uint256(keccak256(abi.encode("almanac", id)));
        string memory title = id < 8 ? names[id] : "Unlisted Instrument";
        return Art.uri(
            title,
            string.concat("Instrument ", id.toString(), " of the almanac."),
            string.concat(Art.trait("Instrument", title), ",", Art.number("Weight", 1 + Art.pick(seed, 8, 40))),
            Art.medal(seed)
        );
    }
}

/// An ERC-721 whose token URIs are whatever the minter writes, honest or not.
contract Curios is ERC721 {
    mapping(uint256 => string) private _uris;
    uint256 public totalSupply;

    constructor() ERC721("Curios & Oddities", "CURIO") {}

    function mint(address to, uint256 id, string calldata uri_) external {
        _uris[id] = uri_;
        ++totalSupply;
        _mint(to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        return _uris[id];
    }
}
