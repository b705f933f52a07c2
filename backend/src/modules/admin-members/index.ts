export { adminMembersModule } from './module.ts';
