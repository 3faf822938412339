// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pair} from "./Exchange.sol";

/// Lends one asset against another at the price of their pair; loans above 80 % of the collateral can be liquidated.
contract LendingPool {
    using SafeERC20 for IERC20;

    address public immutable collateralAsset;
    address public immutable debtAsset;
    Pair public immutable oracle;
    mapping(address => uint256) public collateralOf;
    mapping(address => uint256) public debtOf;

    event Supply(address indexed user, address indexed reserve, uint256 amount);
    event Withdraw(address indexed user, address indexed reserve, uint256 amount);
    event Borrow(address indexed user, address indexed reserve, uint256 amount);
    event Repay(address indexed user, address indexed reserve, uint256 amount);
    event LiquidationCall(
        address indexed collateralAsset,
        address indexed debtAsset,
        address indexed user,
        uint256 debtToCover,
        uint256 liquidatedCollateralAmount,
        address liquidator,
        bool receiveAToken
    );

    error HealthFactorTooLow(address user, uint256 debt, uint256 allowed);
    error HealthFactorNotBelowThreshold(address user, uint256 debt, uint256 allowed);

    constructor(address collateral, address debt, Pair pair) {
        (collateralAsset, debtAsset, oracle) = (collateral, debt, pair);
    }

    /// Value of an amount of collateral in the debt asset, at the pair's reserves.
    function worth(uint256 amount) public view returns (uint256) {
        (uint256 rc, uint256 rd) = oracle.token0() == collateralAsset
            ? (oracle.reserve0(), oracle.reserve1())
            : (oracle.reserve1(), oracle.reserve0());
        return (amount * rd) / rc;
    }

    function supply(uint256 amount) external {
        IERC20(collateralAsset).safeTransferFrom(msg.sender, address(this), amount);
        collateralOf[msg.sender] += amount;
        emit Supply(msg.sender, collateralAsset, amount);
    }

    function borrow(uint256 amount) external {
        debtOf[msg.sender] += amount;
        uint256 allowed = (worth(collateralOf[msg.sender]) * 75) / 100;
        if (debtOf[msg.sender] > allowed) revert HealthFactorTooLow(msg.sender, debtOf[msg.sender], allowed);
        IERC20(debtAsset).safeTransfer(msg.sender, amount);
        emit Borrow(msg.sender, debtAsset, amount);
    }

    function repay(uint256 amount) external {
        debtOf[msg.sender] -= amount;
        IERC20(debtAsset).safeTransferFrom(msg.sender, address(this), amount);
        emit Repay(msg.sender, debtAsset, amount);
    }

    function withdraw(uint256 amount) external {
        collateralOf[msg.sender] -= amount;
        uint256 allowed = (worth(collateralOf[msg.sender]) * 75) / 100;
        if (debtOf[msg.sender] > allowed) revert HealthFactorTooLow(msg.sender, debtOf[msg.sender], allowed);
        IERC20(collateralAsset).safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, collateralAsset, amount);
    }

    function liquidationCall(address user, uint256 debtToCover) external {
        uint256 threshold = (worth(collateralOf[user]) * 80) / 100;
        if (debtOf[user] <= threshold) revert HealthFactorNotBelowThreshold(user, debtOf[user], threshold);
        uint256 seized = (debtToCover * 1e18 * 105) / (worth(1e18) * 100);
        if (seized > collateralOf[user]) seized = collateralOf[user];
        debtOf[user] -= debtToCover;
        collateralOf[user] -= seized;
        IERC20(debtAsset).safeTransferFrom(msg.sender, address(this), debtToCover);
        IERC20(collateralAsset).safeTransfer(msg.sender, seized);
        emit LiquidationCall(collateralAsset, debtAsset, user, debtToCover, seized, msg.sender, false);
    }
}
