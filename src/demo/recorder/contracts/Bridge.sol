// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// What the bridge mints on one chain for coins or tokens that it holds on another.
contract BridgedToken is ERC20 {
    address public immutable bridge = msg.sender;
    uint256 public immutable sourceChainId;
    /// Zero for coins.
    address public immutable sourceToken;
    uint8 private immutable _decimals;

    error NotBridge(address caller);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 chain, address token) ERC20(name_, symbol_) {
        (_decimals, sourceChainId, sourceToken) = (decimals_, chain, token);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != bridge) revert NotBridge(msg.sender);
        _mint(to, amount);
    }
}

/// One end of a bridge: it holds what is deposited for another chain, and mints what was deposited there, as the relayer reports it.
contract HarborBridge {
    using SafeERC20 for IERC20;

    address public immutable relayer;
    uint256 public lastDeposit;
    mapping(uint256 sourceChainId => mapping(address token => BridgedToken)) public bridged;
    mapping(uint256 sourceChainId => mapping(uint256 depositId => bool)) public finalized;

    event DepositInitiated(
        uint256 indexed depositId,
        address indexed sender,
        uint256 indexed destinationChainId,
        address receiver,
        address token,
        uint256 amount
    );
    event DepositFinalized(
        uint256 indexed depositId,
        address indexed receiver,
        uint256 indexed sourceChainId,
        address sender,
        address token,
        uint256 amount
    );
    event RouteOpened(uint256 indexed sourceChainId, address indexed token, address indexed bridged);

    error NotRelayer(address caller);
    error AlreadyFinalized(uint256 sourceChainId, uint256 depositId);
    error SameChain(uint256 chainId);

    constructor(address relayer_) {
        relayer = relayer_;
    }

    modifier onlyRelayer() {
        if (msg.sender != relayer) revert NotRelayer(msg.sender);
        _;
    }

    function depositCoin(uint256 destinationChainId, address receiver) external payable {
        _deposit(destinationChainId, receiver, address(0), msg.value);
    }

    function depositToken(address token, uint256 amount, uint256 destinationChainId, address receiver) external {
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        _deposit(destinationChainId, receiver, token, amount);
    }

    function openRoute(uint256 sourceChainId, address token, string calldata name, string calldata symbol, uint8 decimals)
        external
        onlyRelayer
    {
        BridgedToken made = new BridgedToken(name, symbol, decimals, sourceChainId, token);
        bridged[sourceChainId][token] = made;
        emit RouteOpened(sourceChainId, token, address(made));
    }

    function finalizeDeposit(
        uint256 sourceChainId,
        uint256 depositId,
        address sender,
        address receiver,
        address token,
        uint256 amount
    ) external onlyRelayer {
        if (finalized[sourceChainId][depositId]) revert AlreadyFinalized(sourceChainId, depositId);
        finalized[sourceChainId][depositId] = true;
        bridged[sourceChainId][token].mint(receiver, amount);
        emit DepositFinalized(depositId, receiver, sourceChainId, sender, token, amount);
    }

    function _deposit(uint256 destinationChainId, address receiver, address token, uint256 amount) private {
        if (destinationChainId == block.chainid) revert SameChain(destinationChainId);
        emit DepositInitiated(++lastDeposit, msg.sender, destinationChainId, receiver, token, amount);
    }
}
