export type { UserStatus } from './auth.tables.ts';
export { DEMO_PASSWORD } from './demo-users.ts';
export { toUserData, type User } from './user.ts';
export { findUserByEmail, findUserById, type Standing } from './user.repository.ts';
export { changeStanding } from './standing.service.ts';
export { authModule } from './module.ts';
