import { Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@wisata/ui/skeleton';
import { lazyPart } from '@wisata/runtime';
// The server draws the form before a browser asks for its code, so its styles come with the page.
import '@wisata/ui/control.module.css';
import '@wisata/ui/field-messages.module.css';
import '@wisata/ui/field.module.css';
import './contact-form.module.css';

const ContactForm = lazyPart(async () => (await import('./contact-form.tsx')).ContactForm);

/** As high as the form on a wide screen. */
const HEIGHT = 460;

/** A message to the help desk, without making the page above it wait for the form's code. */
export function LazyContactForm(props: ComponentProps<typeof ContactForm>) {
  return (
    <Suspense fallback={<Skeleton height={HEIGHT} shape="control" />}>
      <ContactForm {...props} />
    </Suspense>
  );
}
