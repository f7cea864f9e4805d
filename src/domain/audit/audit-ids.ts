/** Who acted when it was the command line or a task. */
export const systemActorId = '00000000-0000-0000-0000-000000000000';

/** The target of an action on something there is only one of, such as the settings. */
export const singletonTargetId = '00000000-0000-0000-0000-000000000000';
