import type { TrainRow } from './train-row.ts';

/** From Jakarta to Surabaya and Malang. */
export const NORTH: readonly TrainRow[] = [
  {
    name: 'Argo Bromo Anggrek',
    stops: 'GMR CN PK SMT SBI+485',
    fares: { EKS: [530, 765], LUX: [1250, 1500] },
    runs: [
      ['2', '08:20'],
      ['4', '20:30'],
    ],
  },
  {
    name: 'Sembrani',
    stops: 'GMR CN TG PK SMT CU BJ SBI+518',
    fares: { EKS: [430, 690], LUX: [1150, 1350] },
    runs: [['36', '19:00']],
  },
  { name: 'Anjasmoro', stops: 'GMR CN SMT BJ SBI+560', fares: { EKS: [380, 560] }, runs: [['40', '15:00']] },
  {
    name: 'Gumarang',
    stops: 'PSE BKS CN TG PK SMT CU BJ LMG SBI+595',
    fares: { EKS: [350, 520], BIS: [260, 400], EKO: [230, 330] },
    runs: [['78', '15:45']],
  },
  {
    name: 'Jayabaya',
    stops: 'PSE BKS CN PK SMT BJ SBI+620 SGU SDA BG ML+760',
    fares: { EKS: [360, 520], EKO: [260, 400] },
    runs: [['144', '13:00']],
  },
  {
    name: 'Kertajaya',
    stops: 'PSE BKS CN TG PK SMC BJ LMG SBI+570',
    fares: { EKO: [215, 400] },
    runs: [['178', '21:10']],
  },
  {
    name: 'Airlangga',
    stops: 'PSE BKS CKP CNP TG PML PK SMC CU BJ LMG SBI+670',
    fares: { EKO: [104, 109] },
    runs: [['240', '11:20']],
    isSubsidised: true,
  },
  {
    name: 'Majapahit',
    stops: 'PSE BKS CN SMT SLO MN KTS KD TA BL ML+835',
    fares: { EKO: [245, 410] },
    runs: [['142', '18:15']],
  },
  {
    name: 'Argo Cheribon',
    stops: 'GMR JNG BKS CN+170',
    fares: { EKS: [120, 220], EKO: [90, 150] },
    runs: [
      ['20', '09:00'],
      ['22', '12:10'],
      ['24', '17:20'],
      ['26', '20:30'],
    ],
  },
  { name: 'Argo Merbabu', stops: 'GMR CN TG PK SMT+320', fares: { EKS: [300, 480] }, runs: [['12', '16:15']] },
  { name: 'Argo Muria', stops: 'GMR CN TG PK SMT+320', fares: { EKS: [300, 480] }, runs: [['14', '07:00']] },
  { name: 'Menoreh', stops: 'PSE BKS CN TG PK SMT+390', fares: { EKO: [170, 280] }, runs: [['150', '20:30']] },
];

/** From Jakarta by Purwokerto and Yogyakarta. */
export const SOUTH: readonly TrainRow[] = [
  {
    name: 'Taksaka',
    stops: 'GMR CN PWT KTA YK+381',
    fares: { EKS: [375, 565], LUX: [900, 1130] },
    runs: [
      ['44', '08:00', '07:30'],
      ['46', '14:30', '14:45'],
      ['48', '21:30', '21:05'],
    ],
  },
  {
    name: 'Argo Lawu',
    stops: 'GMR CN PWT YK SLO+415',
    fares: { EKS: [400, 650], LUX: [1000, 1200] },
    runs: [['8', '20:45']],
  },
  { name: 'Argo Dwipangga', stops: 'GMR CN PWT YK KT SLO+415', fares: { EKS: [340, 530] }, runs: [['10', '08:50']] },
  {
    name: 'Manahan',
    stops: 'GMR CN PWT KTA YK SLO+445',
    fares: { EKS: [320, 480], EKO: [240, 320] },
    runs: [['62', '10:20']],
  },
  {
    name: 'Fajar Utama Yogya',
    stops: 'PSE BKS CN PWT KYA KTA YK+465',
    fares: { EKS: [320, 460], EKO: [220, 320] },
    runs: [['118', '06:15']],
  },
  {
    name: 'Senja Utama Yogya',
    stops: 'PSE BKS CN PWT KYA KTA YK+470',
    fares: { EKS: [320, 460], EKO: [220, 320] },
    runs: [['120', '19:00']],
  },
  { name: 'Bogowonto', stops: 'PSE BKS CN PWT KM KTA LPN+490', fares: { EKO: [190, 330] }, runs: [['152', '21:45']] },
  { name: 'Gajahwong', stops: 'PSE BKS CN PWT KM KTA LPN+490', fares: { EKO: [190, 330] }, runs: [['154', '06:45']] },
  {
    name: 'Bima',
    stops: 'GMR CN PWT YK SLO MN JG SGU+645',
    fares: { EKS: [460, 740], LUX: [1200, 1400] },
    runs: [['58', '17:00']],
  },
  {
    name: 'Argo Semeru',
    stops: 'GMR CN PWT YK SLO MN JG MR SGU+635',
    fares: { EKS: [450, 680] },
    runs: [['18', '06:20']],
  },
  {
    name: 'Gajayana',
    stops: 'GMR CN PWT YK SLO MN KD TA BL ML+770',
    fares: { EKS: [480, 760], LUX: [1250, 1450] },
    runs: [['42', '18:50']],
  },
  {
    name: 'Bangunkarta',
    stops: 'PSE BKS CN PWT LPN SLO MN KTS JG MR SGU+710',
    fares: { EKS: [340, 520], EKO: [250, 370] },
    runs: [['56', '15:00']],
  },
];
