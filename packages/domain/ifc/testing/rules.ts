import type { Instance, Instances } from './instances.ts';

/** WHERE rule of IFC4: whether an instance satisfies it. */
type Rule = (one: Instance, of: Instances) => boolean;

const contains: Rule = () => true;
/** Attribute that is never written. */
const absent =
  (name: string): Rule =>
  (one, of) =>
    !of.has(one, name);
const given =
  (...names: string[]): Rule =>
  (one, of) =>
    names.some((name) => of.has(one, name));

const dimensionOf = (one: Instance | undefined, of: Instances): number => {
  if (!one) return 0;
  return of.numbers(one, of.is(one, 'IfcDirection') ? 'DirectionRatios' : 'Coordinates').length;
};
const hasDimension =
  (name: string, dimension: number): Rule =>
  (one, of) =>
    of.named(one, name).every((each) => dimensionOf(each, of) === dimension);

const noItself =
  (relating: string, related: string): Rule =>
  (one, of) =>
    !of.named(one, related).includes(of.named(one, relating)[0] as Instance);

const areUnique = (names: readonly (string | null)[]): boolean => new Set(names).size === names.length;
const uniqueNames =
  (attribute: string): Rule =>
  (one, of) =>
    areUnique(of.named(one, attribute).map((each) => of.text(each, 'Name')));

/** User-defined kinds require a name. @param name attribute with that name */
const ownKindNamed =
  (name: string): Rule =>
  (one, of) =>
    of.text(one, 'PredefinedType') !== 'USERDEFINED' || of.has(one, name);

const typeOf = (one: Instance, of: Instances): Instance | undefined =>
  of
    .naming(one, 'IfcRelDefinesByType', 'RelatedObjects')
    .flatMap((relation) => of.named(relation, 'RelatingType'))[0];
const typedBy =
  (type: string): Rule =>
  (one, of) => {
    const its = typeOf(one, of);
    return !its || of.is(its, type);
  };

const noneIs =
  (attribute: string, entity: string): Rule =>
  (one, of) =>
    of.named(one, attribute).every((each) => !of.is(each, entity));
const allAre =
  (attribute: string, entity: string): Rule =>
  (one, of) =>
    of.named(one, attribute).every((each) => of.is(each, entity));

const ITEMS: Record<string, string[]> = {
  SweptSolid: ['IfcExtrudedAreaSolid', 'IfcRevolvedAreaSolid'],
  LightSource: ['IfcLightSource'],
  MappedRepresentation: ['IfcMappedItem'],
};

/** SI units by quantity, as far as used. */
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
  'IfcOwnerHistory.CorrectChangeAction': (one, of) =>
    of.has(one, 'LastModifiedDate') ||
    ['NOTDEFINED', 'NOCHANGE', null].includes(of.text(one, 'ChangeAction')),
  'IfcNamedUnit.WR1': (one, of) => SI[of.text(one, 'UnitType') ?? ''] === of.text(one, 'Name'),
  'IfcUnitAssignment.WR01': (one, of) =>
    areUnique(of.named(one, 'Units').map((unit) => of.text(unit, 'UnitType'))),
  'IfcGeometricRepresentationContext.North2D': (one, of) => of.named(one, 'TrueNorth').length === 0,
  'IfcGeometricRepresentationSubContext.ParentNoSub': noneIs(
    'ParentContext',
    'IfcGeometricRepresentationSubContext',
  ),
  'IfcGeometricRepresentationSubContext.UserTargetProvided': (one, of) =>
    of.text(one, 'TargetView') !== 'USERDEFINED',
  // No coordinate operation is written.
  'IfcGeometricRepresentationSubContext.NoCoordOperation': contains,
  'IfcCartesianPoint.CP2Dor3D': (one, of) => dimensionOf(one, of) >= 2,
  'IfcDirection.MagnitudeGreaterZero': (one, of) =>
    of.numbers(one, 'DirectionRatios').some((ratio) => ratio !== 0),
  'IfcAxis1Placement.AxisIs3D': hasDimension('Axis', 3),
  'IfcAxis1Placement.LocationIs3D': hasDimension('Location', 3),
  'IfcAxis2Placement2D.RefDirIs2D': hasDimension('RefDirection', 2),
  'IfcAxis2Placement2D.LocationIs2D': hasDimension('Location', 2),
  'IfcAxis2Placement3D.LocationIs3D': hasDimension('Location', 3),
  'IfcAxis2Placement3D.AxisIs3D': hasDimension('Axis', 3),
  'IfcAxis2Placement3D.RefDirIs3D': hasDimension('RefDirection', 3),
  'IfcAxis2Placement3D.AxisToRefDirPosition': (one, of) => {
    const [axis, ref] = ['Axis', 'RefDirection'].map((name) => of.named(one, name)[0]);
    return (
      !axis || !ref || cross(of.numbers(axis, 'DirectionRatios'), of.numbers(ref, 'DirectionRatios')) > 0
    );
  },
  'IfcAxis2Placement3D.AxisAndRefDirProvision': (one, of) =>
    of.has(one, 'Axis') === of.has(one, 'RefDirection'),
  // 3D placement within another 3D placement.
  'IfcLocalPlacement.WR21': allAre('RelativePlacement', 'IfcAxis2Placement3D'),
  'IfcPolyline.SameDim': (one, of) =>
    new Set(of.named(one, 'Points').map((point) => dimensionOf(point, of))).size === 1,
  'IfcArbitraryClosedProfileDef.WR1': (one, of) =>
    of
      .named(one, 'OuterCurve')
      .every((curve) => of.named(curve, 'Points').every((point) => dimensionOf(point, of) === 2)),
  'IfcArbitraryClosedProfileDef.WR2': allAre('OuterCurve', 'IfcPolyline'),
  'IfcArbitraryClosedProfileDef.WR3': allAre('OuterCurve', 'IfcPolyline'),
  'IfcSweptAreaSolid.SweptAreaType': (one, of) =>
    of.named(one, 'SweptArea').every((area) => of.text(area, 'ProfileType') === 'AREA'),
  'IfcExtrudedAreaSolid.ValidExtrusionDirection': (one, of) =>
    of.named(one, 'ExtrudedDirection').every((way) => of.numbers(way, 'DirectionRatios')[2] !== 0),
  'IfcRevolvedAreaSolid.AxisStartInXY': (one, of) =>
    of
      .named(one, 'Axis')
      .flatMap((axis) => of.named(axis, 'Location'))
      .every((at) => of.numbers(at, 'Coordinates')[2] === 0),
  'IfcRevolvedAreaSolid.AxisDirectionInXY': (one, of) =>
    of
      .named(one, 'Axis')
      .flatMap((axis) => of.named(axis, 'Axis'))
      .every((way) => of.numbers(way, 'DirectionRatios')[2] === 0),
  'IfcCartesianTransformationOperator.ScaleGreaterZero': absent('Scale'),
  'IfcCartesianTransformationOperator3D.DimIs3D': hasDimension('LocalOrigin', 3),
  'IfcCartesianTransformationOperator3D.Axis1Is3D': hasDimension('Axis1', 3),
  'IfcCartesianTransformationOperator3D.Axis2Is3D': hasDimension('Axis2', 3),
  'IfcCartesianTransformationOperator3D.Axis3Is3D': hasDimension('Axis3', 3),
  'IfcRepresentationMap.ApplicableMappedRepr': allAre('MappedRepresentation', 'IfcShapeModel'),
  'IfcShapeModel.WR11': (one, of) =>
    of.naming(one, 'IfcProductRepresentation', 'Representations').length +
      of.naming(one, 'IfcRepresentationMap', 'MappedRepresentation').length ===
    1,
  'IfcShapeRepresentation.CorrectContext': allAre('ContextOfItems', 'IfcGeometricRepresentationContext'),
  'IfcShapeRepresentation.NoTopologicalItem': noneIs('Items', 'IfcTopologicalRepresentationItem'),
  'IfcShapeRepresentation.HasRepresentationType': given('RepresentationType'),
  'IfcShapeRepresentation.HasRepresentationIdentifier': given('RepresentationIdentifier'),
  'IfcShapeRepresentation.CorrectItemsForType': (one, of) => {
    const allowed = ITEMS[of.text(one, 'RepresentationType') ?? ''] ?? [];
    return of.named(one, 'Items').every((item) => allowed.some((entity) => of.is(item, entity)));
  },
  'IfcProductDefinitionShape.OnlyShapeModel': allAre('Representations', 'IfcShapeModel'),
  'IfcExternalReference.WR1': given('Identification', 'Location', 'Name'),
  'IfcDocumentReference.WR1': (one, of) => of.has(one, 'Name') !== of.has(one, 'ReferencedDocument'),
  'IfcProject.HasName': given('Name'),
  'IfcProject.CorrectContext': noneIs('RepresentationContexts', 'IfcGeometricRepresentationSubContext'),
  'IfcProject.NoDecomposition': (one, of) =>
    of.naming(one, 'IfcRelAggregates', 'RelatedObjects').length === 0,
  'IfcObject.UniquePropertySetNames': (one, of) =>
    areUnique(
      of
        .naming(one, 'IfcRelDefinesByProperties', 'RelatedObjects')
        .flatMap((relation) => of.named(relation, 'RelatingPropertyDefinition'))
        .map((set) => of.text(set, 'Name')),
    ),
  'IfcProduct.PlacementForShapeRepresentation': (one, of) =>
    !of.has(one, 'Representation') || of.has(one, 'ObjectPlacement'),
  'IfcSpatialStructureElement.WR41': (one, of) => {
    const [whole, ...others] = of
      .naming(one, 'IfcRelAggregates', 'RelatedObjects')
      .flatMap((relation) => of.named(relation, 'RelatingObject'));
    const isPlace = of.is(whole, 'IfcProject') || of.is(whole, 'IfcSpatialStructureElement');
    return others.length === 0 && isPlace;
  },
  // No material is written.
  'IfcBuildingElement.MaxOneMaterialAssociation': contains,
  'IfcFeatureElementSubtraction.HasNoSubtraction': (one, of) =>
    of.naming(one, 'IfcRelVoidsElement', 'RelatingBuildingElement').length === 0,
  'IfcFeatureElementSubtraction.IsNotFilling': (one, of) =>
    of.naming(one, 'IfcRelFillsElement', 'RelatedBuildingElement').length === 0,
  'IfcDoor.CorrectStyleAssigned': typedBy('IfcDoorType'),
  'IfcWindow.CorrectStyleAssigned': typedBy('IfcWindowType'),
  'IfcBuildingElementProxy.HasObjectName': given('Name'),
  'IfcTypeObject.NameRequired': given('Name'),
  'IfcTypeObject.UniquePropertySetNames': uniqueNames('HasPropertySets'),
  'IfcTypeProduct.ApplicableOccurrence': (one, of) =>
    of
      .naming(one, 'IfcRelDefinesByType', 'RelatingType')
      .every((relation) => of.named(relation, 'RelatedObjects').every((each) => of.is(each, 'IfcProduct'))),
  'IfcPropertyEnumeratedValue.WR21': absent('EnumerationReference'),
  'IfcPropertySet.ExistsName': given('Name'),
  'IfcPropertySet.UniquePropertyNames': uniqueNames('HasProperties'),
  'IfcQuantityLength.WR21': absent('Unit'),
  'IfcQuantityLength.WR22': (one, of) => (of.numbers(one, 'LengthValue')[0] ?? -1) >= 0,
  'IfcQuantityArea.WR21': absent('Unit'),
  'IfcQuantityArea.WR22': (one, of) => (of.numbers(one, 'AreaValue')[0] ?? -1) >= 0,
  'IfcElementQuantity.UniqueQuantityNames': uniqueNames('Quantities'),
  'IfcRelAggregates.NoSelfReference': noItself('RelatingObject', 'RelatedObjects'),
  'IfcRelNests.NoSelfReference': noItself('RelatingObject', 'RelatedObjects'),
  'IfcRelContainedInSpatialStructure.WR31': noneIs('RelatedElements', 'IfcSpatialStructureElement'),
  'IfcRelAssigns.WR1': absent('RelatedObjectsType'),
  'IfcRelAssignsToGroup.NoSelfReference': noItself('RelatingGroup', 'RelatedObjects'),
  'IfcRelConnectsPorts.NoSelfReference': noItself('RelatingPort', 'RelatedPort'),
  'IfcRelDefinesByProperties.NoRelatedTypeObject': noneIs('RelatedObjects', 'IfcTypeObject'),
};

/** Bounds of measures by the WHERE rules of their types, used by `checkIfc`. */
export const LEAST: Record<string, (value: number) => boolean> = {
  IfcPositiveLengthMeasure: (value) => value > 0,
  IfcPositiveRatioMeasure: (value) => value > 0,
  IfcNormalisedRatioMeasure: (value) => value >= 0 && value <= 1,
  IfcDimensionCount: (value) => value >= 1 && value <= 3,
};

/** @throws if a rule of a written entity is not implemented */
export function ruleOf(entity: string, rule: string): Rule {
  const code = RULES[`${entity}.${rule}`];
  if (code) return code;
  if (rule === 'CorrectPredefinedType')
    return ownKindNamed(entity.endsWith('Type') ? 'ElementType' : 'ObjectType');
  // The schema misspells one rule, so every IfcTransformer with a type breaks it.
  if (rule === 'CorrectTypeAssigned')
    return typedBy(entity === 'IfcTransformer' ? 'IfcTranformerType' : `${entity}Type`);
  throw new Error(`The rule ${rule} of ${entity} is not implemented`);
}
