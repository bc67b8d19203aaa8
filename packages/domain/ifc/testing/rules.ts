import type { Instance, Instances } from './instances.ts';

type Rule = (one: Instance, instances: Instances) => boolean;

const contains: Rule = () => true;
const absent =
  (name: string): Rule =>
  (one, instances) =>
    !instances.has(one, name);
const given =
  (...names: string[]): Rule =>
  (one, instances) =>
    names.some((name) => instances.has(one, name));

const dimensionOf = (one: Instance | undefined, instances: Instances): number => {
  if (!one) return 0;
  return instances.numbers(one, instances.is(one, 'IfcDirection') ? 'DirectionRatios' : 'Coordinates').length;
};
const hasDimension =
  (name: string, dimension: number): Rule =>
  (one, instances) =>
    instances.named(one, name).every((each) => dimensionOf(each, instances) === dimension);

const noItself =
  (relating: string, related: string): Rule =>
  (one, instances) =>
    !instances.named(one, related).includes(instances.named(one, relating)[0] as Instance);

const areUnique = (names: readonly (string | null)[]): boolean => new Set(names).size === names.length;
const uniqueNames =
  (attribute: string): Rule =>
  (one, instances) =>
    areUnique(instances.named(one, attribute).map((each) => instances.text(each, 'Name')));

const ownKindNamed =
  (name: string): Rule =>
  (one, instances) =>
    instances.text(one, 'PredefinedType') !== 'USERDEFINED' || instances.has(one, name);

const typeOf = (one: Instance, instances: Instances): Instance | undefined =>
  instances
    .naming(one, 'IfcRelDefinesByType', 'RelatedObjects')
    .flatMap((relation) => instances.named(relation, 'RelatingType'))[0];
const typedBy =
  (type: string): Rule =>
  (one, instances) => {
    const assigned = typeOf(one, instances);
    return !assigned || instances.is(assigned, type);
  };

const noneIs =
  (attribute: string, entity: string): Rule =>
  (one, instances) =>
    instances.named(one, attribute).every((each) => !instances.is(each, entity));
const allAre =
  (attribute: string, entity: string): Rule =>
  (one, instances) =>
    instances.named(one, attribute).every((each) => instances.is(each, entity));

const ITEMS: Record<string, string[]> = {
  SweptSolid: ['IfcExtrudedAreaSolid', 'IfcRevolvedAreaSolid'],
  LightSource: ['IfcLightSource'],
  MappedRepresentation: ['IfcMappedItem'],
};

const SI: Record<string, string> = {
  LENGTHUNIT: 'METRE',
  AREAUNIT: 'SQUARE_METRE',
  VOLUMEUNIT: 'CUBIC_METRE',
  PLANEANGLEUNIT: 'RADIAN',
  POWERUNIT: 'WATT',
  ELECTRICVOLTAGEUNIT: 'VOLT',
  ELECTRICCURRENTUNIT: 'AMPERE',
  LUMINOUSFLUXUNIT: 'LUMEN',
  THERMODYNAMICTEMPERATUREUNIT: 'KELVIN',
};

const cross = ([a = 0, b = 0, c = 0]: number[], [d = 0, e = 0, f = 0]: number[]) =>
  Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);

const RULES: Record<string, Rule> = {
  'IfcPerson.IdentifiablePerson': given('Identification', 'FamilyName', 'GivenName'),
  'IfcPerson.ValidSetOfNames': absent('MiddleNames'),
  'IfcOwnerHistory.CorrectChangeAction': (one, instances) =>
    instances.has(one, 'LastModifiedDate') ||
    ['NOTDEFINED', 'NOCHANGE', null].includes(instances.text(one, 'ChangeAction')),
  'IfcNamedUnit.WR1': (one, instances) =>
    SI[instances.text(one, 'UnitType') ?? ''] === instances.text(one, 'Name'),
  'IfcUnitAssignment.WR01': (one, instances) =>
    areUnique(instances.named(one, 'Units').map((unit) => instances.text(unit, 'UnitType'))),
  'IfcGeometricRepresentationContext.North2D': (one, instances) =>
    instances.named(one, 'TrueNorth').length === 0,
  'IfcGeometricRepresentationSubContext.ParentNoSub': noneIs(
    'ParentContext',
    'IfcGeometricRepresentationSubContext',
  ),
  'IfcGeometricRepresentationSubContext.UserTargetProvided': (one, instances) =>
    instances.text(one, 'TargetView') !== 'USERDEFINED',
  'IfcGeometricRepresentationSubContext.NoCoordOperation': contains,
  'IfcCartesianPoint.CP2Dor3D': (one, instances) => dimensionOf(one, instances) >= 2,
  'IfcDirection.MagnitudeGreaterZero': (one, instances) =>
    instances.numbers(one, 'DirectionRatios').some((ratio) => ratio !== 0),
  'IfcAxis1Placement.AxisIs3D': hasDimension('Axis', 3),
  'IfcAxis1Placement.LocationIs3D': hasDimension('Location', 3),
  'IfcAxis2Placement2D.RefDirIs2D': hasDimension('RefDirection', 2),
  'IfcAxis2Placement2D.LocationIs2D': hasDimension('Location', 2),
  'IfcAxis2Placement3D.LocationIs3D': hasDimension('Location', 3),
  'IfcAxis2Placement3D.AxisIs3D': hasDimension('Axis', 3),
  'IfcAxis2Placement3D.RefDirIs3D': hasDimension('RefDirection', 3),
  'IfcAxis2Placement3D.AxisToRefDirPosition': (one, instances) => {
    const [axis, ref] = ['Axis', 'RefDirection'].map((name) => instances.named(one, name)[0]);
    return (
      !axis ||
      !ref ||
      cross(instances.numbers(axis, 'DirectionRatios'), instances.numbers(ref, 'DirectionRatios')) > 0
    );
  },
  'IfcAxis2Placement3D.AxisAndRefDirProvision': (one, instances) =>
    instances.has(one, 'Axis') === instances.has(one, 'RefDirection'),
  'IfcLocalPlacement.WR21': allAre('RelativePlacement', 'IfcAxis2Placement3D'),
  'IfcPolyline.SameDim': (one, instances) =>
    new Set(instances.named(one, 'Points').map((point) => dimensionOf(point, instances))).size === 1,
  'IfcArbitraryClosedProfileDef.WR1': (one, instances) =>
    instances
      .named(one, 'OuterCurve')
      .every((curve) =>
        instances.named(curve, 'Points').every((point) => dimensionOf(point, instances) === 2),
      ),
  'IfcArbitraryClosedProfileDef.WR2': allAre('OuterCurve', 'IfcPolyline'),
  'IfcArbitraryClosedProfileDef.WR3': allAre('OuterCurve', 'IfcPolyline'),
  'IfcSweptAreaSolid.SweptAreaType': (one, instances) =>
    instances.named(one, 'SweptArea').every((area) => instances.text(area, 'ProfileType') === 'AREA'),
  'IfcExtrudedAreaSolid.ValidExtrusionDirection': (one, instances) =>
    instances
      .named(one, 'ExtrudedDirection')
      .every((way) => instances.numbers(way, 'DirectionRatios')[2] !== 0),
  'IfcRevolvedAreaSolid.AxisStartInXY': (one, instances) =>
    instances
      .named(one, 'Axis')
      .flatMap((axis) => instances.named(axis, 'Location'))
      .every((at) => instances.numbers(at, 'Coordinates')[2] === 0),
  'IfcRevolvedAreaSolid.AxisDirectionInXY': (one, instances) =>
    instances
      .named(one, 'Axis')
      .flatMap((axis) => instances.named(axis, 'Axis'))
      .every((way) => instances.numbers(way, 'DirectionRatios')[2] === 0),
  'IfcCartesianTransformationOperator.ScaleGreaterZero': absent('Scale'),
  'IfcCartesianTransformationOperator3D.DimIs3D': hasDimension('LocalOrigin', 3),
  'IfcCartesianTransformationOperator3D.Axis1Is3D': hasDimension('Axis1', 3),
  'IfcCartesianTransformationOperator3D.Axis2Is3D': hasDimension('Axis2', 3),
  'IfcCartesianTransformationOperator3D.Axis3Is3D': hasDimension('Axis3', 3),
  'IfcRepresentationMap.ApplicableMappedRepr': allAre('MappedRepresentation', 'IfcShapeModel'),
  'IfcShapeModel.WR11': (one, instances) =>
    instances.naming(one, 'IfcProductRepresentation', 'Representations').length +
      instances.naming(one, 'IfcRepresentationMap', 'MappedRepresentation').length ===
    1,
  'IfcShapeRepresentation.CorrectContext': allAre('ContextOfItems', 'IfcGeometricRepresentationContext'),
  'IfcShapeRepresentation.NoTopologicalItem': noneIs('Items', 'IfcTopologicalRepresentationItem'),
  'IfcShapeRepresentation.HasRepresentationType': given('RepresentationType'),
  'IfcShapeRepresentation.HasRepresentationIdentifier': given('RepresentationIdentifier'),
  'IfcShapeRepresentation.CorrectItemsForType': (one, instances) => {
    const allowed = ITEMS[instances.text(one, 'RepresentationType') ?? ''] ?? [];
    return instances
      .named(one, 'Items')
      .every((item) => allowed.some((entity) => instances.is(item, entity)));
  },
  'IfcProductDefinitionShape.OnlyShapeModel': allAre('Representations', 'IfcShapeModel'),
  'IfcExternalReference.WR1': given('Identification', 'Location', 'Name'),
  'IfcDocumentReference.WR1': (one, instances) =>
    instances.has(one, 'Name') !== instances.has(one, 'ReferencedDocument'),
  'IfcProject.HasName': given('Name'),
  'IfcProject.CorrectContext': noneIs('RepresentationContexts', 'IfcGeometricRepresentationSubContext'),
  'IfcProject.NoDecomposition': (one, instances) =>
    instances.naming(one, 'IfcRelAggregates', 'RelatedObjects').length === 0,
  'IfcObject.UniquePropertySetNames': (one, instances) =>
    areUnique(
      instances
        .naming(one, 'IfcRelDefinesByProperties', 'RelatedObjects')
        .flatMap((relation) => instances.named(relation, 'RelatingPropertyDefinition'))
        .map((set) => instances.text(set, 'Name')),
    ),
  'IfcProduct.PlacementForShapeRepresentation': (one, instances) =>
    !instances.has(one, 'Representation') || instances.has(one, 'ObjectPlacement'),
  'IfcSpatialStructureElement.WR41': (one, instances) => {
    const [whole, ...others] = instances
      .naming(one, 'IfcRelAggregates', 'RelatedObjects')
      .flatMap((relation) => instances.named(relation, 'RelatingObject'));
    const isPlace = instances.is(whole, 'IfcProject') || instances.is(whole, 'IfcSpatialStructureElement');
    return others.length === 0 && isPlace;
  },
  'IfcBuildingElement.MaxOneMaterialAssociation': contains,
  'IfcFeatureElementSubtraction.HasNoSubtraction': (one, instances) =>
    instances.naming(one, 'IfcRelVoidsElement', 'RelatingBuildingElement').length === 0,
  'IfcFeatureElementSubtraction.IsNotFilling': (one, instances) =>
    instances.naming(one, 'IfcRelFillsElement', 'RelatedBuildingElement').length === 0,
  'IfcDoor.CorrectStyleAssigned': typedBy('IfcDoorType'),
  'IfcWindow.CorrectStyleAssigned': typedBy('IfcWindowType'),
  'IfcBuildingElementProxy.HasObjectName': given('Name'),
  'IfcTypeObject.NameRequired': given('Name'),
  'IfcTypeObject.UniquePropertySetNames': uniqueNames('HasPropertySets'),
  'IfcTypeProduct.ApplicableOccurrence': (one, instances) =>
    instances
      .naming(one, 'IfcRelDefinesByType', 'RelatingType')
      .every((relation) =>
        instances.named(relation, 'RelatedObjects').every((each) => instances.is(each, 'IfcProduct')),
      ),
  'IfcPropertyEnumeratedValue.WR21': absent('EnumerationReference'),
  'IfcPropertySet.ExistsName': given('Name'),
  'IfcPropertySet.UniquePropertyNames': uniqueNames('HasProperties'),
  'IfcQuantityLength.WR21': absent('Unit'),
  'IfcQuantityLength.WR22': (one, instances) => (instances.numbers(one, 'LengthValue')[0] ?? -1) >= 0,
  'IfcQuantityArea.WR21': absent('Unit'),
  'IfcQuantityArea.WR22': (one, instances) => (instances.numbers(one, 'AreaValue')[0] ?? -1) >= 0,
  'IfcElementQuantity.UniqueQuantityNames': uniqueNames('Quantities'),
  'IfcRelAggregates.NoSelfReference': noItself('RelatingObject', 'RelatedObjects'),
  'IfcRelNests.NoSelfReference': noItself('RelatingObject', 'RelatedObjects'),
  'IfcRelContainedInSpatialStructure.WR31': noneIs('RelatedElements', 'IfcSpatialStructureElement'),
  'IfcRelAssigns.WR1': absent('RelatedObjectsType'),
  'IfcRelAssignsToGroup.NoSelfReference': noItself('RelatingGroup', 'RelatedObjects'),
  'IfcRelConnectsPorts.NoSelfReference': noItself('RelatingPort', 'RelatedPort'),
  'IfcRelDefinesByProperties.NoRelatedTypeObject': noneIs('RelatedObjects', 'IfcTypeObject'),
};

export const LEAST: Record<string, (value: number) => boolean> = {
  IfcPositiveLengthMeasure: (value) => value > 0,
  IfcPositiveRatioMeasure: (value) => value > 0,
  IfcNormalisedRatioMeasure: (value) => value >= 0 && value <= 1,
  IfcDimensionCount: (value) => value >= 1 && value <= 3,
};

export function ruleOf(entity: string, rule: string): Rule {
  const code = RULES[`${entity}.${rule}`];
  if (code) return code;
  if (rule === 'CorrectPredefinedType')
    return ownKindNamed(entity.endsWith('Type') ? 'ElementType' : 'ObjectType');
  // The schema misspells this rule.
  if (rule === 'CorrectTypeAssigned')
    return typedBy(entity === 'IfcTransformer' ? 'IfcTranformerType' : `${entity}Type`);
  throw new Error(`The rule ${rule} of ${entity} is not implemented`);
}
