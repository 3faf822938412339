/**
 * Runs the scenario on both demo chains in an in-process EVM and writes what happened to `public/demo`.
 *
 * Nothing here depends on the clock, the network or chance: the same sources write the same bytes.
 */
import type { Recording } from '../../served/recording.ts'
import { compile } from './compile.ts'
import { Sources } from './decode.ts'
import { record } from './facts.ts'
import { play } from './scenario/play.ts'
import type { Crossing } from './scenario/stage.ts'
import { CHAINS } from './spec.ts'
import { verify } from './verify.ts'
import { type Written, write, writeLandmarks } from './write.ts'

/** Upper bound for the size of both chains, compressed file by file, in bytes. */
const BUDGET = 4_000_000

/** The block of the call tree, the first block with withdrawals, two user operations, and a blob. */
function foundIn(
  { blobs, operations, transactions, withdrawals }: Recording,
  callTree?: string,
): Record<string, string> {
  const calling = transactions.find(({ hash }) => hash === callTree)?.block
  const sponsored = operations.find(({ factory, paymaster }) => factory !== undefined && paymaster !== undefined)
  const failed = operations.find(({ success }) => !success)
  const paying = withdrawals[0]?.block
  return {
    ...(calling !== undefined && { callTreeBlock: String(calling) }),
    ...(paying !== undefined && { withdrawalsBlock: String(paying) }),
    ...(sponsored !== undefined && { operation: sponsored.hash }),
    ...(blobs[0] !== undefined && { blob: blobs[0].hash }),
    ...(failed !== undefined && { failedOperation: failed.hash }),
  }
}

const compilation = compile()
const { artifacts } = compilation
const landmarks: Record<string, Record<string, string>> = {}
const written: Written[] = []
const crossings: Crossing[] = []
for (const spec of CHAINS) {
  const arriving = crossings.filter(({ destination }) => destination === spec.id)
  const stage = await play(spec, artifacts, arriving)
  crossings.push(...stage.crossings)
  const recording = await record(stage, new Sources([...artifacts.values()]), compilation)
  verify(recording, stage.world.forged)
  written.push(...write(recording))
  landmarks[spec.id] = { ...stage.world.landmarks, ...foundIn(recording, stage.world.landmarks['callTree']) }
}
writeLandmarks(landmarks)
console.table(written)
const sum = (key: 'bytes' | 'brotli'): number => written.reduce((total, file) => total + file[key], 0)
console.log(`in all ${sum('bytes')} bytes, ${sum('brotli')} as brotli`)
if (sum('brotli') > BUDGET) throw new Error(`more than ${BUDGET} bytes of brotli`)
