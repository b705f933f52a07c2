export { recordChange, undoers } from './audit.service.ts';
export type { Change } from './audit.service.ts';
export { auditModule } from './module.ts';
