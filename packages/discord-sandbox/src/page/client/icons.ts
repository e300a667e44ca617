const SVG = 'http://www.w3.org/2000/svg';

/** Drawn for this page on a grid of 24. */
const PATHS = {
  hash: 'M9.500 4 8 20M16 4l-1.500 16M4.500 9h16M3.500 15h16',
  thread: 'M6 4v9a3 3 0 0 0 3 3h9M14 12l4 4-4 4',
  forum: 'M4 4.500h12v8H9l-5 4v-12ZM19.500 9v11L15 16.500h-5',
  at: 'M15.500 12a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0Zm0 0v1.500a2.500 2.500 0 0 0 5 0V12a8.500 8.500 0 1 0-3.500 6.900',
  back: 'M10 5.500 3.500 12l6.500 6.500M4 12h16.500',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5.500 12h.2M11.900 12h.2M18.300 12h.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2.800v3M12 18.200v3M2.800 12h3M18.200 12h3M5.500 5.500l2.100 2.100M16.400 16.400l2.100 2.100M5.500 18.500l2.100-2.100M16.400 7.600l2.100-2.100',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  warning: 'M12 4 2.800 20h18.400L12 4ZM12 10v5M12 17.500v.2',
  trash:
    'M4 6.500h16M9.500 6.500V4h5v2.500M6.500 6.500 7.500 20h9l1-13.500M10 10.500v6M14 10.500v6',
  send: 'M4 12 20 4.500 15.500 20l-4-6.500L4 12Z',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  crown: 'M4 18h16l1-10-5 3.500L12 5 8 11.500 3 8l1 10Z',
  slash: 'M8 19 16 5',
  robot:
    'M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9V5M9 13.500v1M15 13.500v1M12 4.500v.2',
};

export type IconName = keyof typeof PATHS;

/** An icon, hidden from screen readers: what it means is said beside it. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
