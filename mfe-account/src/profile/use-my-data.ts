import { success } from '@wisata/kernel/outcome';
import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { saveFile } from '@wisata/ui/save-file';
import { loadMyData } from '../api/my-data.api.ts';
import { useSending } from '../form/use-sending.ts';
import { eraseDeviceData, readDeviceData } from './device-data.ts';

/** Hands everything that the site and this browser keep of the member to them as one file. */
export function useExport() {
  const app = useApp();
  const { brand } = app.config;
  return useSending(
    () => loadMyData(app.api),
    (mine) => {
      const today = todayInJakarta(app.clock.now());
      const text = JSON.stringify({ ...mine, device: readDeviceData(window), exported_on: today }, null, 2);
      const fileName = `${brand.name}-${today}.json`;
      saveFile({ bytes: new TextEncoder().encode(text), fileName, mediaType: 'application/json' });
    },
  );
}

/** Takes away what this browser keeps and signs out here; bookings and the account stay. */
export function useErase() {
  const app = useApp();
  return useSending(
    async () => {
      await eraseDeviceData(window);
      app.session.signOut();
      return success(undefined);
    },
    () => app.toast(app.t('account:myData.erased'), 'success'),
  );
}
