// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// A constant-product pair with a 0.3 % fee; its own token stands for shares of the reserves.
contract Pair is ERC20 {
    using SafeERC20 for IERC20;

    address public immutable token0;
    address public immutable token1;
    uint256 public reserve0;
    uint256 public reserve1;

    event Swap(
        address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to
    );
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);

    error UnknownToken(address token);
    error InsufficientOutput(uint256 amountOut, uint256 amountOutMin);

    constructor(address token0_, address token1_, string memory symbol_) ERC20("Sundial Swap LP", symbol_) {
        (token0, token1) = (token0_, token1_);
    }

    function addLiquidity(uint256 amount0, uint256 amount1, address to) external returns (uint256 shares) {
        uint256 supply = totalSupply();
        shares = supply == 0
            ? Math.sqrt(amount0 * amount1)
            : Math.min((amount0 * supply) / reserve0, (amount1 * supply) / reserve1);
        IERC20(token0).safeTransferFrom(msg.sender, address(this), amount0);
        IERC20(token1).safeTransferFrom(msg.sender, address(this), amount1);
        _mint(to, shares);
        _sync();
        emit Mint(msg.sender, amount0, amount1);
    }

    function removeLiquidity(uint256 shares, address to) external returns (uint256 amount0, uint256 amount1) {
        uint256 supply = totalSupply();
        (amount0, amount1) = ((shares * reserve0) / supply, (shares * reserve1) / supply);
        _burn(msg.sender, shares);
        IERC20(token0).safeTransfer(to, amount0);
        IERC20(token1).safeTransfer(to, amount1);
        _sync();
        emit Burn(msg.sender, amount0, amount1, to);
    }

    function quote(address tokenIn, uint256 amountIn) public view returns (uint256) {
        (uint256 rin, uint256 rout) = tokenIn == token0 ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 charged = amountIn * 997;
        return (charged * rout) / (rin * 1000 + charged);
    }

    function swap(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to) external returns (uint256 amountOut) {
        if (tokenIn != token0 && tokenIn != token1) revert UnknownToken(tokenIn);
        amountOut = quote(tokenIn, amountIn);
        if (amountOut < amountOutMin) revert InsufficientOutput(amountOut, amountOutMin);
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        bool forward = tokenIn == token0;
        IERC20(forward ? token1 : token0).safeTransfer(to, amountOut);
        _sync();
        emit Swap(msg.sender, forward ? amountIn : 0, forward ? 0 : amountIn, forward ? 0 : amountOut, forward ? amountOut : 0, to);
    }

    function _sync() private {
        reserve0 = IERC20(token0).balanceOf(address(this));
        reserve1 = IERC20(token1).balanceOf(address(this));
    }
}

/// Swaps along a path of pairs.
contract Router {
    using SafeERC20 for IERC20;

    struct Hop {
        address pair;
        address tokenIn;
    }

    error Expired(uint256 deadline, uint256 timestamp);

    function swapExactTokens(uint256 amountIn, uint256 amountOutMin, Hop[] calldata path, address to, uint256 deadline)
        external
        returns (uint256 amount)
    {
        if (block.timestamp > deadline) revert Expired(deadline, block.timestamp);
        IERC20(path[0].tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        amount = amountIn;
        for (uint256 i; i < path.length; ++i) {
            bool last = i == path.length - 1;
            IERC20(path[i].tokenIn).approve(path[i].pair, amount);
            amount = Pair(path[i].pair).swap(path[i].tokenIn, amount, last ? amountOutMin : 0, last ? to : address(this));
        }
    }
}

/// Two swaps in one transaction, kept only when they end above where they began.
contract Arbitrage {
    address private immutable _owner = msg.sender;

    error NoProfit(uint256 before, uint256 afterwards);

    function run(address first, address second, address tokenIn, address tokenOut, uint256 amount) external {
        require(msg.sender == _owner);
        uint256 before = IERC20(tokenIn).balanceOf(address(this));
        IERC20(tokenIn).approve(first, amount);
        uint256 got = Pair(first).swap(tokenIn, amount, 0, address(this));
        IERC20(tokenOut).approve(second, got);
        Pair(second).swap(tokenOut, got, 0, address(this));
        uint256 afterwards = IERC20(tokenIn).balanceOf(address(this));
        if (afterwards <= before) revert NoProfit(before, afterwards);
    }
}
