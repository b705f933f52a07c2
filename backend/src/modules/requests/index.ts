export { createRequest } from './requests.service.ts';
export { requestsModule } from './module.ts';
export { searchRequestNews } from './request-news.ts';
