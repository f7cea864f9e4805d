import { Blocks, Cloud, Cpu, Database, type LucideIcon, Network, ShieldCheck } from 'lucide-react';
import type { LearningTopic } from '#domain/learning/learning.ts';

const icons: Record<LearningTopic, LucideIcon> = {
  'operating-systems': Cpu,
  'object-oriented-programming': Blocks,
  'computer-networks': Network,
  'database-management-systems': Database,
  cybersecurity: ShieldCheck,
  'cloud-computing': Cloud,
};

export function TopicMark({ topic }: { topic: LearningTopic }) {
  const Icon = icons[topic];
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-primary-soft text-primary">
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}
