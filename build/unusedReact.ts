// What build/leanReact.ts takes out of React's renderer, and why nothing misses it. In development all of it is there. To use one of
// these, take its lines out of here; to take a newer React, read what the build says that it no longer finds.

/** Kinds of what a tree of React is made of that nothing here makes, by React's numbers for them. */
export const KINDS: Readonly<Record<number, string>> = {
  12: 'Profiler',
  18: 'a boundary of a server’s markup',
  19: 'SuspenseList',
  24: 'Cache',
  27: 'html, head or body as elements',
  30: 'ViewTransition',
  31: 'Activity',
}

/** React's names for the types that it makes those of; an element of such a type is refused as one of no type at all. */
export const TYPES: readonly string[] = [
  'REACT_ACTIVITY_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]

/** Variables that keep their first value, as long as nothing takes over a server's markup and no view transition begins. */
export const VARIABLES: Readonly<Record<string, string>> = {
  isHydrating: '!1',
  hydrationParentFiber: 'null',
  nextHydratableInstance: 'null',
  hydrationErrors: 'null',
  shouldStartViewTransition: '!1',
  appearingViewTransitions: 'null',
  viewTransitionCancelableChildren: 'null',
  inUpdateViewTransition: '!1',
  rootViewTransitionAffected: '!1',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
}

/** Variables that are written at all times and that only view transitions read. */
export const UNREAD: Readonly<Record<string, string>> = { viewTransitionMutationContext: '!1' }

/** Fields that have one value, for the same reasons. */
export const FIELDS: Readonly<Record<string, string>> = {
  isDehydrated: '!1',
  dehydrated: 'null',
  __reactViewTransition: 'null',
}

/** Hooks of forms that call functions, of optimistic state, and of a compiler that is not in use. */
export const HOOKS: readonly string[] = [
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]

/** What cannot be done without being called: an exported function, or one that others find in a table. */
export const ASSIGNED: readonly string[] = ['exports.hydrateRoot', 'ReactDOMSharedInternals.findDOMNode']

/** Kinds of objects that are never made, so that what they can do is nothing. */
export const CLASSES: readonly string[] = ['FragmentInstance', 'ReactDOMHydrationRoot', 'ViewTransitionPseudoElement']

const NOTHING = ''
const LEFT_OUT = 'leftOut()'

/** What functions do in place of what they did, each for as long as nothing uses its feature. */
export const BODIES: Readonly<Record<string, string>> = {
  // Nothing takes over the markup of a server, and no event has to wait until something is.
  popHydrationState: 'return !1',
  popTreeContext: NOTHING,
  upgradeHydrationErrorsToRecoverable: 'return null',
  throwOnHydrationMismatch: LEFT_OUT,
  mountHostRootWithoutHydrating: LEFT_OUT,
  updateDehydratedSuspenseComponent: LEFT_OUT,
  commitSuspenseHydrationCallbacks: NOTHING,
  getSuspenseInstanceFromFiber: 'return null',
  getActivityInstanceFromFiber: 'return null',
  getParentHydrationBoundary: 'return null',
  retryDehydratedSuspenseBoundary: LEFT_OUT,
  dispatchEvent: `if (_enabled) {
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
  }`,
  // No view transition.
  pushMutationContext: 'return !1',
  createViewTransitionInstance: LEFT_OUT,
  startViewTransition: LEFT_OUT,
  trackEnterViewTransitions: LEFT_OUT,
  commitExitViewTransitions: LEFT_OUT,
  commitNestedViewTransitions: LEFT_OUT,
  restoreEnterOrExitViewTransitions: LEFT_OUT,
  restoreNestedViewTransitions: LEFT_OUT,
  // No fragment has a ref, which would have to be told of all that is put into it.
  FragmentInstance: LEFT_OUT,
  isFragmentInstanceParent: 'return !1',
  commitNewChildToFragmentInstances: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitFragmentInstanceDeletionEffects: NOTHING,
  // No form calls a function by itself, and no transition waits for anything, which the browser would show.
  startHostTransition: LEFT_OUT,
  TransitionAwareHostComponent: LEFT_OUT,
  requestFormReset: LEFT_OUT,
  requestFormReset$1: LEFT_OUT,
  dispatchOptimisticSetState: LEFT_OUT,
  defaultOnDefaultTransitionIndicator: NOTHING,
  // Titles, <meta> and canonical links are the only elements that go to the head; styles and scripts stand in the document.
  getResource: `return "style" === type || "script" === type || "stylesheet" === pendingProps.rel ? ${LEFT_OUT} : null`,
  acquireResource: LEFT_OUT,
  preloadResourceAndSuspendIfNeeded: LEFT_OUT,
  getHydratableHoistableCache: LEFT_OUT,
  prefetchDNS: LEFT_OUT,
  preconnect: LEFT_OUT,
  preload: LEFT_OUT,
  preloadModule: LEFT_OUT,
  preinitStyle: LEFT_OUT,
  preinitScript: LEFT_OUT,
  preinitModuleScript: LEFT_OUT,
  // The one custom element is in a frame of its own.
  setPropOnCustomElement: LEFT_OUT,
  // Nothing shows or sends where in the tree an error came from. To find out, React would call components once more.
  getStackByFiberInDevAndProd: 'return ""',
  getComponentNameFromType: 'return null',
}

/** Places within functions, each to be found once, and what stands there instead. */
export const PLACES: readonly (readonly [RegExp, string])[] = [
  // Only within a view transition are pictures waited for before a change is shown, and only then, or for stylesheets, is the
  // tree looked through for them.
  [/0 !== \(workInProgress\.mode & 32\)/, '!1'],
  [/isViewTransitionEligible \|\|\s*subtreeFlags & 8192 \|\|\s*16785408 === \(subtreeFlags & 16785408\)/, '!1'],
  // An element of the head is made before it is put there but where it may be in a server's markup.
  [/null === finishedWork\.stateNode(?=\)\s*if \(offscreenSubtreeIsHidden\))/, '!1'],
  // Selections, text before it is put in, text that is composed, and forms: no event of theirs is listened to.
  [/registerTwoPhaseEvent\(\s*"onSelect"[^]*?(?=\bvar mediaEventTypes\b)/, ''],
  [/\bhandleEventFunc = targetInst \? getNodeFromInstance\(targetInst\)[^]*?\bextractEvents\$1\([^)]*\);/, ''],
]

/** What is imported from React for those, by name: the build refuses it. */
export const IMPORTS =
  /\b(?:Activity|Profiler|SuspenseList|ViewTransition|addTransitionType|hydrateRoot|prefetchDNS|preconnect|preload|preloadModule|preinit|preinitModule|requestFormReset|useActionState|useFormState|useFormStatus|useOptimistic|useTransition)\b/

/** What elements are given for those: the build refuses it, too. */
export const PROPERTIES = /\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?=/
