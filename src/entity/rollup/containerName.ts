/** Names of containers whose words in the API say less. */
const CONTAINERS: Readonly<Record<string, string>> = { in_blob4844: 'EIP-4844 blobs', in_calldata: 'Call data' }

/** Where the data of a batch is, in words; any other container by the API's own word ("in_celestia" → "celestia"). */
export function containerName(container: string): string {
  return CONTAINERS[container] ?? container.replace(/^in_/, '')
}
