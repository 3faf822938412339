import { configureGlobal } from 'fast-check'

/** Property tests draw the same values in every run, so that a failure is never a matter of luck; FC_SEED=n draws others. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 8801) })
