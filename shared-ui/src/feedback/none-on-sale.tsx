import { LinkButton } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { StatePage } from '../layout/layout.tsx';
import type { LinkComponent } from '../actions/link.tsx';

/** Props of `NoneOnSale`; every text arrives translated. */
export interface NoneOnSaleProps {
  as: LinkComponent;
  /** The literal of the list, such as "Train not found". */
  title: string;
  text: string;
  /** Ways on, the likeliest first. */
  ways: readonly { href: string; label: string }[];
}

/** The page of a service that sells nothing yet. */
export function NoneOnSale({ as, title, text, ways }: NoneOnSaleProps) {
  const links = ways.map(({ href, label }, index) => (
    <LinkButton key={href} as={as} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
      {label}
    </LinkButton>
  ));
  return (
    <StatePage>
      <EmptyState level={1} title={<span lang="en">{title}</span>} actions={links}>
        <p>{text}</p>
      </EmptyState>
    </StatePage>
  );
}
