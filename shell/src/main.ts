import { yieldToMain } from '@wisata/runtime/scheduling';

/** Runs what the shell is made of over several turns: all of it at once would be the longest task of the start. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './router-facade.ts');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './app/start/create-i18n.ts');
  await yieldToMain();
  const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
  await boot(window);
}

void start();
