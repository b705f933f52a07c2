import { success } from './outcome.ts';
import { stateOfSearch } from './search-progress.ts';

const FAILED = { ok: false, failure: { code: 'SERVER', message: 'Down', retryable: true } } as const;

test('a search has failed only when everybody has answered and nobody well', () => {
  const [good, waiting] = [{ outcome: success('all') }, { outcome: undefined }];
  const bad = { outcome: FAILED };
  expect(stateOfSearch([bad, waiting])).toMatchObject({ finished: 1, isComplete: false, failure: undefined });
  expect(stateOfSearch([bad, good])).toMatchObject({ isComplete: true, progress: 100, failure: undefined });
  expect(stateOfSearch([bad, bad])).toMatchObject({ isComplete: true, failure: FAILED.failure });
  expect(stateOfSearch([])).toMatchObject({ isComplete: true, progress: 100, failure: undefined });
});
