export type { UserStatus } from './auth.tables.ts';
export { DEMO_PASSWORD } from './demo-users.ts';
export { toUserData, type User } from './user.ts';
export { findUserByEmail, findUserById } from './user.repository.ts';
export { authModule } from './module.ts';
