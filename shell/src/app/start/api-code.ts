/** What calls the API, apart from the first script: a page that came finished calls nothing before it is shown. */
export const loadApiCode = () => import(/* webpackChunkName: "api" */ './api-calls.ts');
