import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { lazyPart } from '@wisata/runtime';
import type { Asked } from './use-enquiry.ts';

const EnquiryDialog = lazyPart(async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog, null);

/** Asks the operator instead of booking, where that is possible. */
export function Enquire({ view }: { readonly view: Asked }) {
  const { t } = useTranslation(view.service);
  const [isOpen, setOpen] = useState(false);
  if (!view.visit.isAllowInquiry) return null;
  return (
    <>
      <Button icon={Mail} full onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('enquiry.send')}
      </Button>
      {isOpen && <EnquiryDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
