import { answerMessages } from './answerMessages'
import type { FromWorker, MessageEnd, ToWorker } from './workerMessages'

// Reads the chain of one node and responds for its API, off the main thread of the page that started it.
answerMessages(globalThis as unknown as MessageEnd<FromWorker, ToWorker>, fetch.bind(globalThis))
