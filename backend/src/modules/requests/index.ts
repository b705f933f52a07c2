export { createRequest } from './requests.service.ts';
export { requestsModule } from './module.ts';
