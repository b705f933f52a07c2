import { screen, within } from '@testing-library/react';
import { TEST_USER, renderPage, type Handlers, type RenderPageOptions } from '@wisata/runtime/testing';
import '@wisata/ui/country-field';
import '@wisata/ui/phone-field';
import { PROFILE, SITI, SUHARTO, pageWith } from '../api/member.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

export const PASSENGERS = '/api/v1/dashboard/passenger';

const ANSWERS: Handlers = {
  'GET /api/auth/profil': () => PROFILE,
  [`GET ${PASSENGERS}`]: () => pageWith([SITI, SUHARTO]),
  [`GET ${PASSENGERS}/p-siti`]: () => SITI,
  [`POST ${PASSENGERS}`]: () => SITI,
};

/** Opens the profile of a member with two saved passengers over a faked API. */
export function openProfile(url = '/member/profile', { handlers, ...more }: Partial<RenderPageOptions> = {}) {
  return renderPage({
    routes: remote.routes,
    url,
    user: TEST_USER,
    messages: { account: more.locale === 'id' ? id : en },
    handlers: { ...ANSWERS, ...handlers },
    ...more,
  });
}

export const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
