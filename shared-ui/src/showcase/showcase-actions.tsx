import { Bell, Heart, Pencil, Search, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../text/badge.tsx';
import { Button, LinkButton } from '../actions/button.tsx';
import { Card } from '../layout/card.tsx';
import { Chip, ChipGroup, RemovableChip } from '../text/chip.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { KawungLines } from '../media/kawung.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Logo, LogoMark } from '../media/logo.tsx';
import { OrderStatus } from '../booking/order-status.tsx';
import { Sample } from './showcase-sample.tsx';
import styles from './showcase.module.css';
import { Tag } from '../text/tag.tsx';

function Buttons() {
  return (
    <Sample title="Buttons" note="One soga button in a view. Rows use nila. Red is for what destroys.">
      <Stack gap={3}>
        <Row>
          <Button variant="action" icon={Search}>
            Search hotels
          </Button>
          <Button variant="primary">Choose</Button>
          <Button>Change</Button>
          <Button variant="danger" icon={Trash2}>
            Delete
          </Button>
          <Button disabled>Not available</Button>
          <Button variant="action" busy>
            Pay Rp. 5.280.000
          </Button>
        </Row>
        <Row>
          <Button size="s">Small</Button>
          <LinkButton href="#buttons" variant="link">
            Back to flights
          </LinkButton>
          <LinkButton href="#buttons" variant="primary" size="l">
            Continue to review
          </LinkButton>
        </Row>
        <Button variant="primary" full>
          Any departure time · 19 flights
        </Button>
        <Row>
          <IconButton icon={Heart} label="Keep this hotel" />
          <IconButton icon={Pencil} label="Edit passenger" variant="bordered" />
          <IconButton icon={Share2} label="Share this list" variant="raised" />
          <IconButton icon={Trash2} label="Delete passenger" variant="bordered" aria-disabled />
          <CopyButton value="8810123456789012" label="Copy" copiedLabel="Copied" what="account number" />
        </Row>
      </Stack>
    </Sample>
  );
}

function Chips() {
  const [on, setOn] = useState<readonly string[]>(['Langsung', '1 transit']);
  const toggle = (name: string) => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <Sample title="Chips" note="Live counts; a choice that leaves nothing is disabled, not hidden.">
      <Stack gap={3}>
        <ChipGroup label="Transit">
          {['Langsung', '1 transit', '2+ transit'].map((name, index) => (
            <Chip
              key={name}
              selected={on.includes(name)}
              onToggle={() => toggle(name)}
              count={[29, 9, 0][index]}
              disabled={index === 2}
            >
              {name}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label="Saved passengers">
          <Chip ticked selected={on.includes('Ayu')} onToggle={() => toggle('Ayu')}>
            Ayu Lestari
          </Chip>
          <Chip ticked selected={on.includes('Suharto')} onToggle={() => toggle('Suharto')}>
            Suharto
          </Chip>
        </ChipGroup>
        <ChipGroup label="Active filters">
          {on.map((name) => (
            <RemovableChip key={name} removeLabel={`Remove filter ${name}`} onRemove={() => toggle(name)}>
              {name}
            </RemovableChip>
          ))}
        </ChipGroup>
      </Stack>
    </Sample>
  );
}

function Marks() {
  return (
    <Sample title="Status, tags, badges" note="One word, one colour, one icon. Never colour alone.">
      <Card padded>
        <Stack gap={3}>
          <Row>
            <OrderStatus state="unpaid">Unpaid</OrderStatus>
            <OrderStatus state="process">Issuing Voucher</OrderStatus>
            <OrderStatus state="paid">Voucher Issued</OrderStatus>
            <OrderStatus state="error">Failed Issuance</OrderStatus>
            <OrderStatus state="expired">Booking Expired</OrderStatus>
            <OrderStatus state="canceled">Booking Canceled</OrderStatus>
            <OrderStatus state="refunded">Refunded</OrderStatus>
          </Row>
          <Row>
            <Tag tone="selected">Cheapest</Tag>
            <Tag tone="warn">3 seats left</Tag>
            <Tag tone="success" icon={Bell}>
              Free cancellation
            </Tag>
            <Tag>4-star</Tag>
          </Row>
          <Row>
            <Badge count={2} label="2 items in My order" />
            <Badge count={128} label="128 unread messages" tone="neutral" />
          </Row>
        </Stack>
      </Card>
    </Sample>
  );
}

function Brand() {
  return (
    <Sample title="Logo and engraved lines" note="The same four petals in the mark, the motif and the hero.">
      <Stack gap={3}>
        <div className={`${styles.strip} on-brand`}>
          <KawungLines ink="brand" />
          <Logo name="wisata" ground="brand" />
          <Badge count={2} label="2 items in My order" tone="mark" />
          <Tag tone="brand">Components</Tag>
        </div>
        <Row>
          <Logo name="wisata" size="l" />
          <LogoMark />
        </Row>
      </Stack>
    </Sample>
  );
}

/** Samples of everything that is pressed or that marks a state. */
export function ActionSamples() {
  return (
    <>
      <Buttons />
      <Chips />
      <Marks />
      <Brand />
    </>
  );
}
