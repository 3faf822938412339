import type { CandidateAbi } from './abi'
import { type AbiEvent, erc4626Abi, getAbiItem, parseAbi, toEventSignature } from 'viem'
import { entryPoint06Abi, entryPoint07Abi, entryPoint08Abi, entryPoint09Abi } from 'viem/account-abstraction'

const ERC_2309 = parseAbi([
  'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
])

const ERC_4626 = [getAbiItem({ abi: erc4626Abi, name: 'Deposit' }), getAbiItem({ abi: erc4626Abi, name: 'Withdraw' })]

const ERC_4907 = parseAbi(['event UpdateUser(uint256 indexed tokenId, address indexed user, uint64 expires)'])

const ERC_6909 = parseAbi([
  'event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount)',
  'event OperatorSet(address indexed owner, address indexed spender, bool approved)',
])

const WETH = parseAbi([
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
])

/** EntryPoint 0.6 to 0.9; the last one has the event of EIP-7702 accounts, too. Each signature once, as most are in all of them. */
const ERC_4337 = [
  ...new Map(
    [...entryPoint06Abi, ...entryPoint07Abi, ...entryPoint08Abi, ...entryPoint09Abi]
      .filter((item): item is Extract<typeof item, { type: 'event' }> => item.type === 'event')
      .map((event): [string, AbiEvent] => [toEventSignature(event), event]),
  ).values(),
]

/** Modular accounts: what most contracts are that EIP-7702 accounts delegate to. */
const ERC_7579 = parseAbi([
  'event ModuleInstalled(uint256 moduleTypeId, address module)',
  'event ModuleUninstalled(uint256 moduleTypeId, address module)',
])

const PERMIT2 = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'event Lockdown(address indexed owner, address token, address spender)',
  'event NonceInvalidation(address indexed owner, address indexed token, address indexed spender, uint48 newNonce, uint48 oldNonce)',
  'event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask)',
])

const SEAPORT = parseAbi([
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event OrderValidated(bytes32 orderHash, OrderParameters orderParameters)',
  // Before Seaport 1.2.
  'event OrderValidated(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event OrdersMatched(bytes32[] orderHashes)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])

const UNISWAP_V2 = parseAbi([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 allPairsLength)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])

const UNISWAP_V3 = parseAbi([
  // Factory
  'event OwnerChanged(address indexed oldOwner, address indexed newOwner)',
  'event PoolCreated(address indexed token0, address indexed token1, uint24 indexed fee, int24 tickSpacing, address pool)',
  'event FeeAmountEnabled(uint24 indexed fee, int24 indexed tickSpacing)',
  // Pool
  'event Initialize(uint160 sqrtPriceX96, int24 tick)',
  'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Collect(address indexed owner, address recipient, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount0, uint128 amount1)',
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
  'event Flash(address indexed sender, address indexed recipient, uint256 amount0, uint256 amount1, uint256 paid0, uint256 paid1)',
  'event IncreaseObservationCardinalityNext(uint16 observationCardinalityNextOld, uint16 observationCardinalityNextNew)',
  'event SetFeeProtocol(uint8 feeProtocol0Old, uint8 feeProtocol1Old, uint8 feeProtocol0New, uint8 feeProtocol1New)',
  'event CollectProtocol(address indexed sender, address indexed recipient, uint128 amount0, uint128 amount1)',
  // Position manager
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1)',
])

const UNISWAP_V4 = parseAbi([
  // Pool manager
  'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
  'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
  'event Donate(bytes32 indexed id, address indexed sender, uint256 amount0, uint256 amount1)',
  'event ProtocolFeeControllerUpdated(address indexed protocolFeeController)',
  'event ProtocolFeeUpdated(bytes32 indexed id, uint24 protocolFee)',
  // Position manager
  'event Subscription(uint256 indexed tokenId, address indexed subscriber)',
  'event Unsubscription(uint256 indexed tokenId, address indexed subscriber)',
])

const SAFE = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event SignMsg(bytes32 indexed msgHash)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event EnabledModule(address indexed module)',
  'event DisabledModule(address indexed module)',
  'event AddedOwner(address indexed owner)',
  'event RemovedOwner(address indexed owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event ChangedFallbackHandler(address indexed handler)',
  'event ChangedGuard(address indexed guard)',
  'event ChangedModuleGuard(address indexed moduleGuard)',
  'event ChangedMasterCopy(address singleton)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  // Before Safe 1.4, with fewer topics.
  'event ProxyCreation(address proxy, address singleton)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  'event EnabledModule(address module)',
  'event DisabledModule(address module)',
  'event AddedOwner(address owner)',
  'event RemovedOwner(address owner)',
  'event ChangedFallbackHandler(address handler)',
  'event ChangedGuard(address guard)',
])

/**
 * Events of standards and of widely used contracts. viem has those of ERC-4626 and ERC-4337; the published packages of the others are
 * of some hundred kilobytes, bytecode included.
 */
export const protocolEvents: readonly CandidateAbi[] = [
  { abi: ERC_2309, source: { kind: 'standard', name: 'ERC-2309' } },
  { abi: ERC_4626, source: { kind: 'standard', name: 'ERC-4626' } },
  { abi: ERC_4907, source: { kind: 'standard', name: 'ERC-4907' } },
  { abi: ERC_6909, source: { kind: 'standard', name: 'ERC-6909' } },
  { abi: WETH, source: { kind: 'standard', name: 'WETH' } },
  { abi: ERC_4337, source: { kind: 'standard', name: 'ERC-4337' } },
  { abi: ERC_7579, source: { kind: 'standard', name: 'ERC-7579' } },
  { abi: PERMIT2, source: { kind: 'standard', name: 'Permit2' } },
  { abi: SEAPORT, source: { kind: 'standard', name: 'Seaport' } },
  { abi: UNISWAP_V2, source: { kind: 'standard', name: 'Uniswap v2' } },
  { abi: UNISWAP_V3, source: { kind: 'standard', name: 'Uniswap v3' } },
  { abi: UNISWAP_V4, source: { kind: 'standard', name: 'Uniswap v4' } },
  { abi: SAFE, source: { kind: 'standard', name: 'Safe' } },
]
