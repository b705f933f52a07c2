// The one module of the platform that remotes see. The shell provides it as a shared singleton, because a React context
// or a router key that exists twice on a page is two different things.
export { useApp, useSessionUser, AppProvider } from './app.tsx';
export { defineRemote, pageLoader, appRouterContext, type HeadOf, type PageRequest, type Remote } from './remote.ts';
export { Slot, SlotSourceProvider, type SlotElementProps, type SlotFallback, type SlotSource } from './slot.tsx';
export { RouterLink } from './router-link.tsx';
export { useLeaveQuestion, type LeaveQuestion } from './leave-question.ts';
export { randomKey } from './random-key.ts';
