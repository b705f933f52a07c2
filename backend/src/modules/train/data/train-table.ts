import type { TrainRow } from './train-row.ts';
import { NORTH, SOUTH } from './trains-of-jakarta.ts';

/** From Bandung. */
const BANDUNG: readonly TrainRow[] = [
  {
    name: 'Argo Wilis',
    stops: 'BD TSM BJR KYA KTA YK SLO MN JG MR SGU+580',
    fares: { EKS: [435, 650] },
    runs: [['6', '07:40']],
  },
  {
    name: 'Turangga',
    stops: 'BD TSM BJR KYA YK SLO MN KTS JG MR SGU+605',
    fares: { EKS: [460, 700], LUX: [1100, 1250] },
    runs: [['50', '18:00']],
  },
  {
    name: 'Mutiara Selatan',
    stops: 'BD KAC TSM BJR KYA KTA YK SLO MN JG MR SGU+670',
    fares: { EKS: [330, 500], EKO: [230, 330] },
    runs: [['112', '20:00']],
  },
  {
    name: 'Lodaya',
    stops: 'BD TSM BJR KYA KTA YK KT SLO+450',
    fares: { EKS: [250, 430], EKO: [180, 280] },
    runs: [['80', '06:30']],
  },
  {
    name: 'Lodaya Malam',
    stops: 'BD TSM BJR KYA KTA YK KT SLO+460',
    fares: { EKS: [250, 430], EKO: [180, 280] },
    runs: [['82', '18:40']],
  },
  {
    name: 'Malabar',
    stops: 'BD KAC TSM BJR KYA KTA YK SLO MN KTS KD TA BL ML+830',
    fares: { EKS: [330, 500], BIS: [250, 360], EKO: [220, 310] },
    runs: [['92', '17:00']],
  },
  {
    name: 'Harina',
    stops: 'BD CMI CKP CN TG PK SMT BJ SBI+670',
    fares: { EKS: [300, 480], EKO: [220, 330] },
    runs: [['74', '20:30']],
  },
  {
    name: 'Parahyangan',
    stops: 'GMR BKS CMI BD+180',
    fares: { EKO: [130, 150], EKS: [170, 200], PRI: [250, 300] },
    runs: [
      ['260', '05:05'],
      ['262', '07:10'],
      ['264', '09:00'],
      ['266', '11:00'],
      ['268', '13:20'],
      ['270', '15:30'],
      ['272', '17:45'],
      ['274', '20:00'],
    ],
  },
];

/** In the middle and the east of Java, and on Sumatra. */
const EAST: readonly TrainRow[] = [
  {
    name: 'Sancaka',
    stops: 'YK KT SLO MN KTS JG MR SGU+265',
    fares: { EKS: [175, 330], BIS: [150, 230], EKO: [130, 200] },
    runs: [['84', '06:45']],
  },
  {
    name: 'Sancaka Sore',
    stops: 'YK KT SLO MN KTS JG MR SGU+270',
    fares: { EKS: [175, 330], BIS: [150, 230], EKO: [130, 200] },
    runs: [['86', '16:40']],
  },
  {
    name: 'Mutiara Timur',
    stops: 'SGU SDA BG PS PB JR BWI KTG+360',
    fares: { EKS: [200, 330], EKO: [140, 220] },
    runs: [['88', '09:00']],
  },
  {
    name: 'Ranggajati',
    stops: 'CN PWT KM KTA YK SLO MN KTS JG MR SGU+627 SDA BG PS PB JR+870',
    fares: { EKS: [260, 380], EKO: [180, 260] },
    runs: [['102', '05:00']],
  },
  {
    name: 'Joglosemarkerto',
    stops: 'PWT KYA KM KTA YK KT PWS SLO+256',
    fares: { EKO: [75, 110] },
    runs: [['160', '10:40']],
  },
  {
    name: 'Sri Tanjung',
    stops: 'LPN KT SLO MN KTS JG MR SGU SDA BG PS PB JR BWI KTG+810',
    fares: { EKO: [88, 94] },
    runs: [['248', '07:00']],
    isSubsidised: true,
  },
  { name: 'Rajabasa', stops: 'TNK KPT+570', fares: { EKO: [32, 49] }, runs: [['S12', '08:30']], isSubsidised: true },
  {
    name: 'Sribilah Utama',
    stops: 'MDN RAP+340',
    fares: { EKS: [130, 190], EKO: [80, 120] },
    runs: [['U42', '08:00']],
  },
];

/** The timetable from Jakarta and Bandung outwards; each train has its mirror under the odd number before. */
export const TRAIN_TABLE: readonly TrainRow[] = [...NORTH, ...SOUTH, ...BANDUNG, ...EAST];
