import { lazyPart } from '@wisata/runtime';
import type { PhoneFieldProps } from '@wisata/ui/phone-field';
import { Skeleton } from '@wisata/ui/skeleton';

const PhoneField = lazyPart(
  async () => (await import('@wisata/ui/phone-field')).PhoneField,
  <Skeleton height={94} shape="control" />,
);

interface LazyPhoneFieldProps extends Omit<PhoneFieldProps, 'error'> {
  readonly error: string | undefined;
}

/** A `PhoneField` whose code comes on its own, into the place that is kept for it. */
export function LazyPhoneField({ error, ...rest }: LazyPhoneFieldProps) {
  return <PhoneField {...rest} {...(error ? { error } : {})} />;
}
