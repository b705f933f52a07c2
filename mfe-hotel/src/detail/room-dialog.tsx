import { useTranslation } from 'react-i18next';
import { Dialog } from '@wisata/ui/dialog';
import { Picture } from '@wisata/ui/picture';
import type { RoomType } from '../api/hotel.model.ts';
import { RoomFacilities } from './room-facilities.tsx';
import styles from './room-dialog.module.css';

interface RoomDialogProps {
  readonly room: RoomType;
  readonly onClose: () => void;
}

/** Pictures, size, beds and all facilities of a room type. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog open onClose={onClose} title={room.name} size="large" labels={{ close: t('close') }}>
      <div className={styles.body}>
        <div className={styles.pictures}>
          {room.pictures.map((path, index) => (
            <div key={path} className={styles.picture}>
              <Picture
                media={{
                  path,
                  alt: t('rooms.picture', { name: room.name, number: index + 1 }),
                  width: 960,
                  height: 720,
                }}
                sizes="(min-width: 960px) 360px, 100vw"
                widths={[320, 480, 640, 960]}
                fill
              />
            </div>
          ))}
        </div>
        <p>{room.facts.join(' · ')}</p>
        {room.facilities.length > 0 && (
          <section aria-labelledby="in-room" className={styles.facilities}>
            <h3 id="in-room">{t('rooms.facilities')}</h3>
            <RoomFacilities names={room.facilities} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
