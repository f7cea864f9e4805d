import { type DemoApplication, isStudents } from './demo-applications.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

/** Adds notifications about applications for students and recruiters; the newest are unread. */
export function addNotifications(maker: DemoMaker, applications: DemoApplication[]): void {
  const random = createRandom(5);
  const { now, id, rows } = maker;
  const readAt = (at: Date, unreadFor: number) => {
    if (now.getTime() - at.getTime() < unreadFor * day) return null;
    const read = later(at, random.between(1, 40) * hour);
    return read < now ? read : now;
  };
  for (const { id: applicationId, posting, student, createdAt, history } of applications) {
    const about = { applicationId, postingId: posting.id, postingTitle: posting.title };
    for (const { to, at } of history.moves) {
      if (isStudents(to)) continue;
      rows.notifications.push({
        userId: student.id,
        id: id(at),
        data: { kind: 'application.moved', ...about, companyName: posting.company.name, to },
        readAt: readAt(at, 2.5),
        createdAt: at,
      });
    }
    for (const { companyId, userId, role } of rows.companyMembers) {
      if (companyId !== posting.companyId || role === 'interviewer') continue;
      rows.notifications.push({
        userId,
        id: id(createdAt),
        data: { kind: 'application.received', ...about, studentName: student.name },
        readAt: readAt(createdAt, 1.5),
        createdAt,
      });
      const news = history.moves.find(({ to }) => isStudents(to) || to === 'hired');
      if (!news) continue;
      const { to, at } = news;
      const named = { ...about, studentName: student.name };
      rows.notifications.push({
        userId,
        id: id(at),
        data:
          to === 'withdrawn' || to === 'declined'
            ? { kind: 'application.left', ...named, to }
            : { kind: 'offer.accepted', ...named },
        readAt: readAt(at, 4),
        createdAt: at,
      });
    }
  }
}
