/** Where the sentence on a block leads on its page. */
export const anchors = { gas: 'gas-used', rewards: 'rewards' } as const
