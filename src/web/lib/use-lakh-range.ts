import { useFormat } from './texts.tsx';

const lakh = 100_000;

/**
 * A range of rupees in lakhs, as India writes it in every language: '8 ₹ – 14 ₹ LPA' would be
 * nobody's form.
 */
export function useLakhRange() {
  const format = useFormat();
  const lakhs = (rupees: number) =>
    `₹${format.number(rupees / lakh, { maximumFractionDigits: 1 })}`;
  return (low: number, high: number): string =>
    low === high ? lakhs(low) : `${lakhs(low)} – ${lakhs(high)}`;
}
