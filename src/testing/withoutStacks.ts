import * as React from 'react'

// React's development build takes a stack of each element, up to 10,000 a second, for developer tools: a sixth of what tests take.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const counts = Reflect.get(React, internals) as object
Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
