import { notifyManager } from '@tanstack/react-query';

// In a timer, as by default, what a query changes could come after `act` has ended.
notifyManager.setScheduler(queueMicrotask);
