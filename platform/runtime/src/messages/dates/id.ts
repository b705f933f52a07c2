export { default as words } from './id.json' with { type: 'json' };
