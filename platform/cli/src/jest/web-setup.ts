import './act.ts';
import '@testing-library/jest-dom';
import { beforeEach } from '@jest/globals';
import { configure, getConfig } from '@testing-library/dom';

// The first look at a page waits for its code too, and a machine may do other things meanwhile.
configure({ asyncUtilTimeout: 20_000 });

// Whoever waits asks again and again, and each "not yet" would print the whole page. It is printed when it is read, which
// happens once the time is over.
type Waiting = { readonly _disableExpensiveErrorDiagnostics?: boolean };
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!(getConfig() as Waiting)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

// jsdom has no viewport that a query could be asked of: nothing matches, unless a test says so.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

  // Every test has a visitor who was never here.
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    document.title = '';
  });
}
