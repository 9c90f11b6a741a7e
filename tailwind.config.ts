import type { Config } from 'tailwindcss';

/** Design tokens. Every colour pair used for text was checked for WCAG AA contrast. */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        brand: {
          50: '#eef6f2',
          100: '#d9ebe2',
          200: '#afd5c3',
          300: '#7db89c',
          400: '#3f8e6e',
          500: '#187355',
          600: '#0b5d45',
          700: '#094c39',
          800: '#083d2f',
          900: '#062e24',
        },
        saffron: {
          50: '#fff8e6',
          100: '#feedc3',
          200: '#fddd8b',
          300: '#fbc94a',
          400: '#f2a900',
          600: '#a86a00',
          700: '#7d5000',
        },
        paper: { DEFAULT: '#fbf7ee', deep: '#f4edde', line: '#e3d9c4' },
        ink: { DEFAULT: '#10241c', soft: '#3d5148', muted: '#566860' },
        danger: { 50: '#fdf0ee', 600: '#b3261e', 700: '#8f1d17' },
      },
      fontFamily: {
        sans: [
          '"Plus Jakarta Sans Variable"',
          '"Plus Jakarta Sans Fallback"',
          '"Plus Jakarta Sans Fallback Roboto"',
          '"Plus Jakarta Sans Fallback DejaVu"',
          'system-ui',
          'sans-serif',
        ],
      },
      maxWidth: { page: '76rem', prose: '42rem' },
    },
  },
};

export default config;
