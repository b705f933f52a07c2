// The one module of the platform that remotes see. The shell provides it as a shared singleton, because a React context
// or a router key that exists twice on a page is two different things.
export { useApp, useSessionUser, AppProvider } from './context/app.tsx';
export {
  defineRemote,
  pageLoader,
  appRouterContext,
  type HeadOf,
  type PageRequest,
  type Remote,
} from './page/remote.ts';
export { lazyPart, optionalPart, RecoverPartProvider, type LostPart, type RecoverPart } from './page/lazy-part.tsx';
export { Slot, SlotSourceProvider, type SlotElementProps, type SlotFallback, type SlotSource } from './page/slot.tsx';
export { RouterLink } from './page/router-link.tsx';
export { useLeaveQuestion, type LeaveQuestion } from './page/leave-question.ts';
export { randomKey } from './page/random-key.ts';
