export { createRequest } from './requests.service.ts';
export { requestsModule } from './module.ts';
export { findAskedLocale } from './requests.repository.ts';
export { searchRequestNews } from './request-news.ts';
