import { type OptionalHeaders, WITH_SCAM } from '#/api/optionalHeaders'
import { type ResourceName, RESOURCES } from '#/api/resources'
import { storedValue } from '#/data/persistence/storedValue'

/** Whether APIs are requested to send what they flag as scam; off by default. */
export const showsScam = storedValue('astrolabe.scam', (stored) => (stored === true ? true : undefined))

/** The headers of a request for a resource, which are part of its query key; none unless the setting acts on it. */
export function scamHeaders(resource: ResourceName): OptionalHeaders {
  return RESOURCES[resource].hidesScam && showsScam.get() ? WITH_SCAM : {}
}
