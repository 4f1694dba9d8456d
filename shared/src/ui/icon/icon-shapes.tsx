import type { ReactNode } from 'react';

/** 20 × 20 grid, stroke width 1.6; filled shapes set their own fill. */
export const iconShapes = {
  search: <path d="M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.3-1.7L17 17" />,
  pin: (
    <>
      <path d="M10 17.5s5.5-4.6 5.5-9A5.5 5.5 0 0 0 10 3a5.5 5.5 0 0 0-5.5 5.5c0 4.4 5.5 9 5.5 9Z" />
      <circle cx="10" cy="8.5" r="1.8" />
    </>
  ),
  clock: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4.2l2.8 1.6" />,
  rate: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path fill="currentColor" stroke="none" d="M10 5.5V10h4.5A4.5 4.5 0 1 1 10 5.5Z" />
    </>
  ),
  heart: <path d="M10 16.5S3 12.6 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.9-7 8.8-7 8.8Z" />,
  'heart-filled': (
    <path
      fill="currentColor"
      d="M10 16.5S3 12.6 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.9-7 8.8-7 8.8Z"
    />
  ),
  'arrow-left': <path d="M16 10H4m5-5-5 5 5 5" />,
  'arrow-right': <path d="M4 10h12m-5-5 5 5-5 5" />,
  'arrow-up': <path d="M10 16V4M5 9l5-5 5 5" />,
  'chevron-left': <path d="m12 5-5 5 5 5" />,
  'chevron-right': <path d="m8 5 5 5-5 5" />,
  'chevron-down': <path d="m5 8 5 5 5-5" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  plus: <path d="M10 4v12M4 10h12" />,
  trash: <path d="M3.5 5.5h13M8 5.5V3.2h4v2.3M5 5.5l.8 11.3h8.4L15 5.5M8.4 8.8v4.8m3.2-4.8v4.8" />,
  file: <path d="M11.5 2.8H5v14.4h10V6.3l-3.5-3.5Zm0 0v3.5H15M7.8 10h4.4m-4.4 3.2h4.4" />,
  upload: <path d="M10 13V3.5M6 7l4-3.7L14 7M3.5 12.5v4h13v-4" />,
  download: <path d="M10 3.5v9.3M6 9.3l4 3.7 4-3.7m-10.5 3.2v4h13v-4" />,
  eye: (
    <>
      <path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  'eye-off': (
    <path d="m3.5 3.5 13 13M7.6 5.2A8 8 0 0 1 10 4.8c5 0 7.8 5.2 7.8 5.2a13 13 0 0 1-2 2.6m-2.6 2a7.6 7.6 0 0 1-3.2.6C5 15.2 2.2 10 2.2 10a13 13 0 0 1 2.9-3.4M8.4 8.3a2.3 2.3 0 0 0 3.2 3.3" />
  ),
  star: <path d="m10 2.8 2.2 4.7 5 .7-3.6 3.6.9 5.1-4.5-2.5-4.5 2.5.9-5.1L2.8 8.2l5-.7L10 2.8Z" />,
  'star-filled': (
    <path
      fill="currentColor"
      d="m10 2.8 2.2 4.7 5 .7-3.6 3.6.9 5.1-4.5-2.5-4.5 2.5.9-5.1L2.8 8.2l5-.7L10 2.8Z"
    />
  ),
  more: (
    <path
      fill="currentColor"
      stroke="none"
      d="M4.5 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm5.5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm5.5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"
    />
  ),
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  user: <path d="M10 9.8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Zm-6.5 7.2a6.5 6.5 0 0 1 13 0" />,
  building: <path d="M4.5 17V3h7v14m0-9.5h4V17M2.5 17h15M7 6.3h2M7 9.6h2m-2 3.3h2" />,
  briefcase: <path d="M2.8 6.5h14.4v9.7H2.8V6.5Zm4.4 0V3.8h5.6v2.7m-10 4.2h14.4M10 9.8v1.8" />,
  calendar: <path d="M3 4.8h14v12H3v-12ZM3 8.6h14M6.8 2.8v3.6m6.4-3.6v3.6" />,
  mail: <path d="M2.8 4.5h14.4v11H2.8v-11Zm0 1 7.2 5.7 7.2-5.7" />,
  phone: (
    <path d="M6.9 3.2 4.6 3.8c-1 .3-1.6 1.2-1.4 2.2 1 5.4 5.4 9.8 10.8 10.8 1 .2 1.9-.4 2.2-1.4l.6-2.3-3.6-1.7-1.7 1.7a9.5 9.5 0 0 1-4.6-4.6l1.7-1.7-1.7-3.6Z" />
  ),
  external: <path d="M11.5 3.5h5v5m0-5L9 11M8 5H3.5v11.5H15V12" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.2v1.6m0 12.4v1.6M2.2 10h1.6m12.4 0h1.6M4.5 4.5l1.1 1.1m8.8 8.8 1.1 1.1m0-11-1.1 1.1m-8.8 8.8-1.1 1.1" />
    </>
  ),
  screen: <path d="M2.8 4h14.4v9.5H2.8V4ZM10 13.5v3M6.5 16.5h7" />,
  moon: <path d="M16.8 11.7A7 7 0 0 1 8.3 3.2a7 7 0 1 0 8.5 8.5Z" />,
  warning: <path d="M10 3 2.3 16.5h15.4L10 3Zm0 5v4m0 2.2v.1" />,
  info: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-7.5v4m0-6.7v.1" />,
  'check-circle': <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm-3-6.8 2.2 2.2 4-4.6" />,
  pause: <path d="M7 4.5v11m6-11v11" />,
  play: <path d="M6.5 4v12l9.5-6-9.5-6Z" />,
  edit: (
    <path d="M12.7 4.3 15.7 7.3M4 16l.8-3.8 8.6-8.6a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7.8 15.2 4 16Z" />
  ),
  image: (
    <>
      <path d="M3 4h14v12H3V4Zm0 9.5 4-4 4.5 4.5M10.5 13l2.5-2.5 4 4" />
      <circle cx="12.5" cy="7.5" r="1" />
    </>
  ),
} satisfies Record<string, ReactNode>;
