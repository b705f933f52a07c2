import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { overrideOrigins } from '../rules/override.rules.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { OverrideBar } from './override-bar.tsx';

const override = { remotes: { hotel: '2.0.0-3f2a', flight: 'http://localhost:8081/' } };

test('a tester sees which remotes differ, and how to end it where they are', async () => {
  await renderShell(<OverrideBar />, { services: { override }, url: '/hotel/list?city=Bali' });
  const bar = within(await screen.findByRole('complementary', { name: 'Test versions' }));
  expect(bar.getByText('hotel 2.0.0-3f2a')).toBeInTheDocument();
  expect(bar.getByText('flight http://localhost:8081/')).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Back to what everybody sees' })).toHaveAttribute(
    'href',
    '/ops/override/reset?back=%2Fhotel%2Flist%3Fcity%3DBali',
  );
});

test('everybody else sees nothing', async () => {
  await renderShell(<OverrideBar />, { pages: [{ path: '*', element: <h1>Page</h1> }] });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

describe('scripts may come from', () => {
  test.each([
    ['http://localhost:8081/', ['http://localhost:8081']],
    ['http://127.0.0.1:9000/remoteEntry.js', ['http://127.0.0.1:9000']],
    ['https://evil.test/', []],
    ['http://localhost.evil.test/', []],
    ['http://localhost:8081@evil.test/', []],
    ['2.0.0', []],
  ])('the server of a developer only: %s', (version, expected) => {
    expect(overrideOrigins({ remotes: { hotel: version } })).toEqual(expected);
  });
});
