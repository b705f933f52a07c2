export { refundBody, REQUEST_TYPES, rescheduleBody } from './requests.schema.ts';
export type { RequestBody } from './requests.schema.ts';
export { createRequest } from './requests.service.ts';
export { requestsModule } from './module.ts';
