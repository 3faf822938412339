// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// An ERC-20 whose text and decimals are whatever its deployer says: ordinary tokens and hostile names alike.
contract Coin is ERC20, Ownable {
    uint8 private immutable _decimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply)
        ERC20(name_, symbol_)
        Ownable(msg.sender)
    {
        _decimals = decimals_;
        _mint(msg.sender, supply);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// The chain's coin as an ERC-20, one to one.
contract WrappedCoin is ERC20 {
    event Deposit(address indexed account, uint256 amount);
    event Withdrawal(address indexed account, uint256 amount);

    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {}

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "WrappedCoin: coin transfer failed");
    }
}

/// The code that every token of the factory delegates to.
contract CommunityToken is ERC20 {
    string private _title;
    string private _ticker;
    uint8 private _places;
    bool private _ready;

    error AlreadyInitialized();

    constructor() ERC20("", "") {
        _ready = true;
    }

    function initialize(string calldata title, string calldata ticker, uint8 places, address holder, uint256 supply) external {
        if (_ready) revert AlreadyInitialized();
        _ready = true;
        _title = title;
        _ticker = ticker;
        _places = places;
        _mint(holder, supply);
    }

    function name() public view override returns (string memory) {
        return _title;
    }

    function symbol() public view override returns (string memory) {
        return _ticker;
    }

    function decimals() public view override returns (uint8) {
        return _places;
    }
}

/// Makes small ERC-20s as EIP-1167 clones.
contract TokenFactory {
    address public immutable implementation;
    address[] public tokens;

    event TokenCreated(address indexed token, address indexed creator, string name);

    constructor() {
        implementation = address(new CommunityToken());
    }

    function createToken(string calldata title, string calldata ticker, uint8 places, uint256 supply) external returns (address token) {
        token = Clones.clone(implementation);
        tokens.push(token);
        CommunityToken(token).initialize(title, ticker, places, msg.sender, supply);
        emit TokenCreated(token, msg.sender, title);
    }
}

/// A spam token: it keeps no balances and emits whatever transfers its owner forges.
contract PhantomToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        totalSupply = 1e15;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function forge(address[] calldata from, address[] calldata to, uint256[] calldata value) external {
        for (uint256 i; i < from.length; ++i) emit Transfer(from[i], to[i], value[i]);
    }
}
